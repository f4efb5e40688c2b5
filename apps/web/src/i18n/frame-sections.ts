/** The texts that the frame around every page and the start page need; all others come with the first other page. */
const FRAME_SECTIONS = ["common", "nav", "footer", "theme", "offline", "consent", "home", "meta"];

export function isFrameSection(name: string): boolean {
  return FRAME_SECTIONS.includes(name);
}
