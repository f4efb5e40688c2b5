import { useNavigate } from "react-router";
import { session } from "../../lib/session/session.ts";
import { usePaths } from "../../lib/use-paths.ts";

/** Leaves for the start page first: a guarded page would ask for a login the moment the session ends. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const paths = usePaths();
  return async () => {
    await navigate(paths.home());
    await session.logOut();
  };
}
