import { Navigate } from "react-router";
import { DemoPage } from "../features/demo/demo-page.tsx";
import { useSession } from "../lib/session/use-session.ts";
import { usePaths } from "../lib/use-paths.ts";

/** The demo is for visitors; people with an account use the real thing. */
export function DemoRoute() {
  const { status } = useSession();
  const paths = usePaths();
  if (status === "loading") return null;
  if (status === "authenticated") return <Navigate to={paths.upload()} replace />;
  return <DemoPage />;
}
