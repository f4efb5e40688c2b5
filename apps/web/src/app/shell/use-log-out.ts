import { useNavigate } from "react-router";
import { session } from "../../lib/session/session.ts";
import { usePaths } from "../../lib/use-paths.ts";

/** Goes to the start page first: a guarded page would ask for a login as soon as the session ends. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const paths = usePaths();
  return async () => {
    await navigate(paths.home());
    await session.logOut();
  };
}
