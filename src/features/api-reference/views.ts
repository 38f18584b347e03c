import { readStored } from '@/base/storage';

/** Kinds of tables, each with a view of its own. */
export const tableKinds = ['props', 'slots', 'classes'] as const;

export type TableKind = (typeof tableKinds)[number];

const views = ['table', 'expanded', 'collapsed'] as const;

export type TableView = (typeof views)[number];

/** Key of a chosen view in localStorage, followed by the kind of table. */
export const viewKey = 'apiPage_';

/** Screens on which a table of four columns does not fit; there a list is read first. */
export const narrowScreen = '(max-width: 599px)';

/** Whether a word, from a store that anybody may write to, is the name of a view. */
export function isView(name: string | null | undefined): name is TableView {
  return views.some((view) => view === name);
}

/** The view a reader chose for a kind of table; without a choice, what suits the screen. */
export function viewOf(kind: TableKind): TableView {
  const stored = readStored(viewKey + kind);
  if (isView(stored)) return stored;
  return window.matchMedia(narrowScreen).matches ? 'expanded' : 'table';
}

/** Shows every kind of table as the reader chose; the style sheet reads these attributes. */
export function applyViews(): void {
  for (const kind of tableKinds) {
    document.documentElement.setAttribute(`data-api-${kind}`, viewOf(kind));
  }
}
