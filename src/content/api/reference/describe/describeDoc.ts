import type { ApiDoc } from '@/model';
import type { ReferencePage, Section } from '../stages';
import { describeClasses } from './describeClasses';
import { describeDeprecation } from './describeDeprecation';
import { describeImport } from './describeImport';
import { describeProps } from './describeProps';
import { describeSlots } from './describeSlots';
import { describeTypes } from './describeTypes';
import { describeParameters, describeReturn } from './describeHook';
import { translate } from '../words';
import { memberKind } from '../memberKind';
import { fieldTable } from './fieldTable';
import { listPages } from './listPages';
import { describeTheme } from './describeTheme';

/** The parts of a reference in the order of the page. Each returns undefined if it does not apply. */
const describers: readonly ((doc: ApiDoc, page: ReferencePage) => Section | undefined)[] = [
  describeDeprecation,
  describeDemos,
  describeImport,
  describeProps,
  describeParameters,
  describeReturn,
  describeMembers,
  describeSlots,
  describeClasses,
  describeTheme,
  describeTypes,
];

/** Describes a reference completely, before it is printed as HTML or Markdown. */
export function describeDoc(doc: ApiDoc, page: ReferencePage): Section[] {
  return describers.flatMap((describe) => describe(doc, page) ?? []);
}

/** Lists the pages with demos of a component. */
function describeDemos({ name }: ApiDoc, { demos }: ReferencePage): Section | undefined {
  const pages = demos[name] ?? [];
  if (pages.length === 0) return undefined;
  return {
    id: 'demos',
    title: translate('demos'),
    parts: [{ kind: 'text', markdown: `${translate('demosText')}\n\n${listPages(pages)}` }],
  };
}

/** Describes the fields and methods of an interface, or the events or selectors of a product. */
function describeMembers(doc: ApiDoc, { product }: ReferencePage): Section | undefined {
  if (doc.kind !== 'interface') return undefined;
  const title = translate(memberKind(doc, product));
  const table = fieldTable(doc, { label: title, part: 'prop', rows: doc.members });
  return { id: 'members', title, parts: [table] };
}
