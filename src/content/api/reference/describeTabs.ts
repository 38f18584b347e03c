import type { PageTab } from '@/model';
import { capitalize } from '@/model/capitalize';
import type { PageSummary } from '@/content/pages';
import type { ReferencePage } from './stages';
import { translate } from './words';

/** Describes the tabs of a page about a component: the handwritten page if there is one, and its references. */
export function describeTabs(
  parent: string,
  page: PageSummary | undefined,
  reference: { has(pathname: string): boolean },
): NonNullable<ReferencePage['tabbed']> {
  const candidates: PageTab[] = [
    { title: translate('tabComponents'), pathname: `${parent}components-api/` },
    { title: translate('tabHooks'), pathname: `${parent}hooks-api/` },
  ];
  const tabs = candidates.filter(({ pathname }) => reference.has(pathname));
  if (page) tabs.unshift({ title: translate('tabDocs'), pathname: parent });
  return { title: titleOf(parent), tabs };
}

/** Returns the title for an address: `/base-ui/react-table-pagination/` is about "Table pagination". */
function titleOf(pathname: string): string {
  const folder = pathname.split('/').at(-2) ?? '';
  return capitalize(folder.replace(/^react-/, '').replaceAll('-', ' '));
}
