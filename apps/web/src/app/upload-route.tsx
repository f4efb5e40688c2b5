import { Navigate, useLocation } from "react-router";
import { UploadPage } from "../features/upload/upload-page.tsx";
import { useSession } from "../lib/session/use-session.ts";
import { usePaths } from "../lib/use-paths.ts";

/** The guarded page: who is not logged in goes to the login and comes back from there. */
export function UploadRoute() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const paths = usePaths();
  if (status === "loading") return null;
  if (status === "anonymous") return <Navigate to={paths.login(pathname + search + hash)} replace />;
  return <UploadPage />;
}
