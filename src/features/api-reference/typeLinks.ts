/** Shows the declaration a link names below the code it stands in, or takes it away again. */
function toggle(link: HTMLElement, declaration: Element): void {
  const place = link.closest('.api-cell-type, .code');
  if (!place) return;
  const known = place.querySelector(`[data-declares="${CSS.escape(declaration.id)}"]`);
  if (known) {
    known.remove();
  } else {
    const shown = document.createElement('div');
    shown.className = 'api-shown';
    shown.dataset.declares = declaration.id;
    shown.append(
      ...[...declaration.querySelectorAll(':scope > .code')].map((code) => code.cloneNode(true)),
    );
    place.append(shown);
  }
  link.setAttribute('aria-expanded', String(!known));
}

/** Listens for clicks on names of types: their declarations open in place, and at the end of the page without a script. */
export function listenForTypes(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a.api-type');
    const declaration = link && document.getElementById(link.hash.slice(1));
    if (!declaration) return;
    event.preventDefault();
    toggle(link, declaration);
  });
}
