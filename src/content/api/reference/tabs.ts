/** A reference in a tab: its parent page, and the tab. */
export interface ReferenceTab {
  /** Address of the parent page, `/base-ui/react-button/`. */
  parent: string;
  kind: 'components-api' | 'hooks-api';
}

/** Recognizes references in tabs by their addresses (contract §3). */
export function tabOf(pathname: string): ReferenceTab | undefined {
  const [, parent, kind] = /^(.+\/)(components-api|hooks-api)\/$/.exec(pathname) ?? [];
  return parent && kind ? { parent, kind: kind as ReferenceTab['kind'] } : undefined;
}
