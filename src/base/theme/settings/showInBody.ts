/** Copies the color scheme, as a class, and the direction of `html` to `body` (contract §4). */
export function showInBody({ documentElement: html, body }: Document): void {
  for (const scheme of ['light', 'dark']) {
    body.classList.toggle(`mode-${scheme}`, html.dataset.muiColorScheme === scheme);
  }
  if (body.dir !== html.dir) body.dir = html.dir;
}
