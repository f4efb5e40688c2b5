import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@quizmill/contract";

/** Search engines may index everything but the API: the pages of one person are empty without their login. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The public pages in every language, each with its translations, in the format of sitemaps.org and Google. */
export function siteMap(origin: string, pages: readonly string[]): string {
  const addressOf = (page: string, language: Language) =>
    `${origin}/${language}${page === "" ? "" : `/${page}`}`;
  const alternates = (page: string) =>
    LANGUAGES.map((language) => link(language, addressOf(page, language))).join("") +
    link("x-default", addressOf(page, DEFAULT_LANGUAGE));
  const urls = pages.flatMap((page) =>
    LANGUAGES.map((language) => `<url><loc>${addressOf(page, language)}</loc>${alternates(page)}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

function link(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
