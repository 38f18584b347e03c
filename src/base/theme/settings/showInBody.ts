/** Gives `body` the class of the color scheme and the direction that `html` has (contract §4). */
export function showInBody({ documentElement: html, body }: Document): void {
  for (const scheme of ['light', 'dark']) {
    body.classList.toggle(`mode-${scheme}`, html.dataset.muiColorScheme === scheme);
  }
  if (body.dir !== html.dir) body.dir = html.dir;
}
