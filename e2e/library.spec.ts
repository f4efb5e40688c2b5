import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { ask, makeWholeSet, register } from "./person.ts";
import { everyday, onPhoneOnly } from "./tags.ts";

const row = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const rows = (page: Page) => page.locator("[data-set]");

const TEXTS = {
  Leaves:
    "Chlorophyll is the green pigment that absorbs light in the leaves of plants. The stomata are small openings through which carbon dioxide enters the leaf. Glucose is the sugar that plants make from water and carbon dioxide.",
  Rocks:
    "Granite is an igneous rock that forms when magma cools slowly below the ground. Basalt is an igneous rock that forms when lava cools quickly at the surface. Marble is a metamorphic rock that forms from limestone.",
  細胞: "葉緑体は光合成を行う細胞小器官である。ミトコンドリアは呼吸によってエネルギーを取り出す細胞小器官である。リボソームはタンパク質を合成する構造である。細胞膜は細胞の内と外を隔てる膜である。滑面小胞体は脂質を合成し、粗面小胞体はタンパク質を運ぶ細胞小器官である。核は遺伝情報を担うDNAを含んでいる。液胞は水や栄養を蓄える袋であり、植物の細胞で大きく発達する。細胞壁は植物の細胞を支える丈夫な構造である。ゴルジ体は物質を細胞の外へ送り出す。",
};

/** Makes a set, names it, and waits until it is written. */
async function namedSet(page: Page, name: keyof typeof TEXTS): Promise<void> {
  const id = await makeWholeSet(page, TEXTS[name]);
  await ask(page, `/datasets/${id}`, "PATCH", { name });
}

test(
  "sets are found by words of names and questions, tagged, archived and chosen together",
  everyday,
  async ({ page }) => {
    await register(page);
    for (const name of ["Leaves", "Rocks", "細胞"] as const) await namedSet(page, name);
    await page.goto("/en/my");
    await expect(rows(page)).toHaveCount(3);
    const find = page.getByRole("searchbox");
    await find.fill("basalt");
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, "Rocks")).toBeVisible();
    const found = rows(page).locator('a[href*="question="]');
    const stem = (await found.textContent()) ?? "";
    await found.click();
    await expect(page.getByRole("heading", { level: 2, name: stem })).toBeVisible();
    await page.goBack();
    await expect(find).toHaveValue("basalt");
    await find.fill("葉緑体");
    await expect(row(page, "細胞")).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await find.fill("zebra");
    await expect(page.getByText("Nothing found")).toBeVisible();
    await find.fill("leav");
    await expect(row(page, "Leaves")).toBeVisible();
    await page.reload();
    await expect(find).toHaveValue("leav");
    await expect(rows(page)).toHaveCount(1);

    await page.getByRole("button", { name: "More for Leaves" }).click();
    await page.getByRole("menuitem", { name: "Tags" }).click();
    await page.getByRole("dialog").getByLabel("New tag").fill("Plants");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(rows(page).getByText("Plants")).toBeVisible();
    await find.fill("");
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole("button", { name: /^Plants/ }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Show all again" }).click();
    await expect(rows(page)).toHaveCount(3);
    await page.getByLabel("Order").selectOption("By name");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Leaves");

    await page.getByRole("button", { name: "More for Rocks" }).click();
    await page.getByRole("menuitem", { name: "Copy" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Stones");
    await page.getByRole("dialog").getByRole("button", { name: "Make the copy" }).click();
    await expect(row(page, "Stones")).toBeVisible();
    await page.getByRole("button", { name: "More for Stones" }).click();
    await page.getByRole("menuitem", { name: "Choose several" }).click();
    await page.getByRole("checkbox", { name: "Choose Leaves" }).check();
    await page.getByRole("button", { name: "Merge" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Everything");
    await page.getByRole("dialog").getByRole("button", { name: "Merge" }).click();
    await expect(row(page, "Everything")).toBeVisible();
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole("button", { name: "More for Everything" }).click();
    await page.getByRole("menuitem", { name: "Choose several" }).click();
    await page.getByRole("checkbox", { name: "Choose Stones" }).check();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Delete 2 sets" }).click();
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole("button", { name: "More for Rocks" }).click();
    await page.getByRole("menuitem", { name: "Choose several" }).click();
    await page.getByRole("checkbox", { name: "Choose Leaves" }).check();
    await expect(page.getByText("2 chosen")).toBeVisible();
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Archived" }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole("button", { name: "More for Rocks" }).click();
    await page.getByRole("menuitem", { name: "Take out of the archive" }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Archived" }).click();
    await expect(rows(page)).toHaveCount(2);
  },
);

test("what was deleted or archived is told, and comes back on the spot", async ({ page }) => {
  await register(page);
  await namedSet(page, "Leaves");
  await page.goto("/en/my");
  const menu = async (item: string) => {
    await page.getByRole("button", { name: "More for Leaves" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const undo = async (told: string) => {
    await expect(row(page, "Leaves")).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: told })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row(page, "Leaves")).toBeVisible();
    await expect(page.getByText(told)).toBeHidden();
    await expect(page.getByRole("link", { name: "Leaves", exact: true })).toBeFocused();
  };
  await menu("Delete");
  await page.getByRole("button", { name: "Delete the set" }).click();
  await undo("1 set is now in the trash.");
  await menu("Archive");
  await undo("1 set is now in the archive.");
});

test("what is told of one set covers nothing that several are chosen for", onPhoneOnly, async ({ page }) => {
  await register(page);
  for (const name of ["Leaves", "Rocks"] as const) await namedSet(page, name);
  await page.goto("/en/my");
  const menu = async (name: string, item: string) => {
    await page.getByRole("button", { name: `More for ${name}` }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await menu("Rocks", "Archive");
  await menu("Leaves", "Choose several");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  for (const name of ["Tags", "Archive", "Delete", "Stop choosing"])
    await page.getByRole("button", { name, exact: true }).click({ trial: true });
  await page.getByRole("button", { name: "Stop choosing" }).click();
  await expect(page.getByRole("link", { name: "Leaves", exact: true })).toBeFocused();
  await expect(page.getByRole("menu")).toBeHidden();
});

test("deleted sets are in the trash, from which they come back", async ({ page }) => {
  await register(page);
  for (const name of ["Leaves", "Rocks", "細胞"] as const) await namedSet(page, name);
  await page.goto("/en/my");
  const remove = async (name: string) => {
    await page.getByRole("button", { name: `More for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete the set" }).click();
    await expect(row(page, name)).toBeHidden();
  };
  for (const name of ["Leaves", "Rocks", "細胞"]) await remove(name);
  await expect(page.getByText("No sets yet")).toBeVisible();
  await page.getByRole("button", { name: "Trash" }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText("gone for good in 30 days").first()).toBeVisible();
  await page.getByRole("searchbox").fill("basalt");
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText("Searched in: Trash")).toBeVisible();
  await page.getByRole("button", { name: "Search everywhere" }).click();
  const inPlace = (name: string) => page.getByRole("region", { name });
  for (const place of ["My sets", "Archived"])
    await expect(inPlace(place).getByText("Nothing found")).toBeVisible();
  await expect(inPlace("Trash").getByRole("button", { name: "Restore Rocks" })).toBeVisible();
  await page.getByRole("button", { name: "Trash", exact: true }).click();
  await page.getByRole("searchbox").fill("");
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("button", { name: "Restore Rocks" }).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "Rocks")).toBeHidden();
  await expect(page.getByRole("button", { name: "Restore Leaves" })).toBeFocused();
  await page.getByRole("button", { name: "Delete Leaves for good" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(row(page, "細胞")).toBeVisible();
  await page.getByRole("button", { name: "Empty the trash" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Empty the trash" }).click();
  await expect(page.getByText("The trash is empty")).toBeVisible();
  await page.getByRole("button", { name: "Trash" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Open Rocks" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
});

test("the start page follows a new name of the last set", async ({ page }) => {
  await register(page);
  await namedSet(page, "Rocks");
  await page.goto("/en/my");
  await page.getByRole("link", { name: "Open Rocks" }).click();
  await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
  await page.goto("/en/my");
  await page.getByRole("button", { name: "More for Rocks" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Stones");
  await page.keyboard.press("Enter");
  await expect(row(page, "Stones")).toBeVisible();
  await page.goto("/en");
  const lastSet = page.getByRole("region", { name: "Where you were" });
  await expect(lastSet.getByText("Stones")).toBeVisible();
  await expect(lastSet.getByRole("link", { name: "Go on" })).toBeVisible();
});
