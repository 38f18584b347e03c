import { readStored } from '@/base/storage';

/** Kinds of tables, each with a view of its own. */
export const tableKinds = ['props', 'slots', 'classes'] as const;

/** A kind of table. */
export type TableKind = (typeof tableKinds)[number];

const views = ['table', 'expanded', 'collapsed'] as const;

/** How a table is shown: as a table, or as a list whose rows are expanded or collapsed. */
export type TableView = (typeof views)[number];

/** Key of a chosen view in localStorage, followed by the kind of table. */
export const viewKey = 'apiPage_';

/** Media query for screens on which a table of four columns does not fit; there lists are the default. */
export const narrowScreen = '(max-width: 599px)';

/** Whether a value from storage, which any script may write, is the name of a view. */
export function isView(name: string | null | undefined): name is TableView {
  return views.some((view) => view === name);
}

/** Returns the view that a reader chose for a kind of table, or the default for the screen. */
export function viewOf(kind: TableKind): TableView {
  const stored = readStored(viewKey + kind);
  if (isView(stored)) return stored;
  return window.matchMedia(narrowScreen).matches ? 'expanded' : 'table';
}

/** Sets the attributes that the style sheet reads, one for the view of each kind of table. */
export function applyViews(): void {
  for (const kind of tableKinds) {
    document.documentElement.setAttribute(`data-api-${kind}`, viewOf(kind));
  }
}
