/** The color schemes a page is pictured in. */
export type PicturedMode = 'light' | 'dark';

/**
 * The HTML of a page as a picture of it needs it: nothing that runs, and the look of one color scheme. The styles of both
 * come with it.
 */
export function toStillHtml(html: string, mode: PicturedMode): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page
    .querySelectorAll('script, noscript, link[as="script"], link[rel="manifest"]')
    .forEach((element) => element.remove());
  const { documentElement, body } = page;
  documentElement.setAttribute('data-mui-color-scheme', mode);
  // What is in a frame has no way back.
  documentElement.setAttribute('data-framed', '');
  body.className = `mode-${mode}`;
  return `<!doctype html>${documentElement.outerHTML}`;
}
