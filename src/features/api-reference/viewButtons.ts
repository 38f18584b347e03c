import { watchStored, writeStored } from '@/base/storage';
import { applyViews, isView, tableKinds, viewKey, viewOf, type TableKind } from './views';

const kindOf = (group: HTMLElement | null) =>
  tableKinds.find((kind) => kind === group?.dataset.apiOf);

/** Updates `aria-pressed` of the view buttons. */
export function markViews(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-api-of]')) {
    const kind = kindOf(group);
    if (!kind) continue;
    const current = viewOf(kind);
    for (const button of group.querySelectorAll<HTMLElement>('[data-api-view]')) {
      button.setAttribute('aria-pressed', String(button.dataset.apiView === current));
    }
  }
}

/** Changes the view of all tables of a kind, and keeps the scroll position of the clicked button. */
function choose(button: HTMLElement, kind: TableKind): void {
  const before = button.getBoundingClientRect().top;
  writeStored(viewKey + kind, button.dataset.apiView ?? null);
  document.documentElement.setAttribute(`data-api-${kind}`, button.dataset.apiView ?? '');
  for (const group of document.querySelectorAll(`[data-api-of="${kind}"]`)) {
    for (const each of group.querySelectorAll<HTMLElement>('[data-api-view]')) {
      each.setAttribute('aria-pressed', String(each.dataset.apiView === button.dataset.apiView));
    }
  }
  const shift = button.getBoundingClientRect().top - before;
  if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
}

/** Adds listeners for clicks on view buttons, and for changes in other browser tabs. */
export function listenForViews(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('[data-api-view]');
    const kind = kindOf(button?.closest<HTMLElement>('[data-api-of]') ?? null);
    if (button && kind && isView(button.dataset.apiView)) choose(button, kind);
  });
  watchStored((key) => {
    if (key !== null && !key.startsWith(viewKey)) return;
    applyViews();
    markViews();
  });
}
