/** A reference that is a tab of another page: where that page is, and which tab it is. */
export interface ReferenceTab {
  /** `/base-ui/react-button/` */
  parent: string;
  kind: 'components-api' | 'hooks-api';
}

/** Tells the references that are tabs by their addresses (contract §3). */
export function tabOf(pathname: string): ReferenceTab | undefined {
  const [, parent, kind] = /^(.+\/)(components-api|hooks-api)\/$/.exec(pathname) ?? [];
  return parent && kind ? { parent, kind: kind as ReferenceTab['kind'] } : undefined;
}
