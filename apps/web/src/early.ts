import { accessToken } from "./lib/session/access-token.ts";
import { cachedUser } from "./lib/session/cached-user.ts";
import { showTheme } from "./lib/theme.ts";

/*
 * Runs before the first paint, as a file of its own since our content policy allows no inline script: what
 * a ready page cannot know of this browser must not show for a moment and then change.
 */
showTheme();
if (accessToken.read() !== null && cachedUser.read() !== null) document.documentElement.dataset.member = "";
