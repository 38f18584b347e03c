/** The color schemes of the pictures. */
export type PicturedMode = 'light' | 'dark';

/** Returns the HTML of a page without scripts, in one color scheme. The page's styles contain both. */
export function toStillHtml(html: string, mode: PicturedMode): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page
    .querySelectorAll('script, noscript, link[as="script"], link[rel="manifest"]')
    .forEach((element) => element.remove());
  const { documentElement, body } = page;
  documentElement.setAttribute('data-mui-color-scheme', mode);
  // Hides links back to the site, as in any frame.
  documentElement.setAttribute('data-framed', '');
  body.className = `mode-${mode}`;
  return `<!doctype html>${documentElement.outerHTML}`;
}
