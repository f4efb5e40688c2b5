import { expect, type Locator, type Page } from "@playwright/test";
import { WORK } from "../person.ts";

/** Presses like a person, and counts. Typing, choosing a file and scrolling are not counted. */
export class Hand {
  clicks = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(place: Locator): Promise<void> {
    this.clicks += 1;
    await place.filter({ visible: true }).first().click();
  }

  button(name: string | RegExp, within: Page | Locator = this.page) {
    return this.press(
      within.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }),
    );
  }

  link(name: string | RegExp, within: Page | Locator = this.page.getByRole("main")) {
    return this.press(within.getByRole("link", typeof name === "string" ? { name, exact: true } : { name }));
  }

  entry(name: string) {
    return this.press(this.page.getByRole("menuitem", { name, exact: true }));
  }

  /** One of the five, in the header or in the bar of a phone. */
  place(name: string) {
    return this.link(name, this.page.getByRole("navigation", { name: "Main" }));
  }

  /** Chooses a file, which is not counted. */
  async file(button: string | RegExp, name: string, content: string): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.page.getByRole("main").getByRole("button", { name: button }).first().click();
    await (await chooser).setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
  }

  async sees(place: Locator): Promise<void> {
    await expect(place.filter({ visible: true }).first()).toBeVisible(WORK);
  }
}
