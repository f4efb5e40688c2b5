import { Navigate, useLocation } from "react-router";
import { UploadPage } from "../features/upload/upload-page.tsx";
import { useSession } from "../lib/session/use-session.ts";
import { usePaths } from "../lib/use-paths.ts";

/** The guarded page: visitors go to the login and come back from there. */
export function UploadRoute() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const paths = usePaths();
  if (status === "loading") return null;
  if (status === "anonymous") return <Navigate to={paths.login(pathname + search + hash)} replace />;
  return <UploadPage />;
}
