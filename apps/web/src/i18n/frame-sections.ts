/** The texts of the frame around every page and of the start page; all others load with the first other page. */
const FRAME_SECTIONS = ["common", "nav", "footer", "theme", "offline", "consent", "home", "meta"];

export function isFrameSection(name: string): boolean {
  return FRAME_SECTIONS.includes(name);
}
