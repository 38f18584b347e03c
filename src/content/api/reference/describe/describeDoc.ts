import type { ApiDoc } from '@/model';
import type { ReferencePage, Section } from '../stages';
import { describeClasses } from './describeClasses';
import { describeDeprecation } from './describeDeprecation';
import { describeImport } from './describeImport';
import { describeProps } from './describeProps';
import { describeSlots } from './describeSlots';
import { describeTypes } from './describeTypes';
import { describeParameters, describeReturn } from './describeHook';
import { say } from '../words';
import { memberKind } from '../memberKind';
import { fieldTable } from './fieldTable';
import { listPages } from './listPages';
import { themeExample } from './themeExample';

/** The parts of a reference in the order of the page. Each gives nothing where there is nothing to tell. */
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

/** Everything a reference tells, before it is printed. */
export function describeDoc(doc: ApiDoc, page: ReferencePage): Section[] {
  return describers.flatMap((describe) => describe(doc, page) ?? []);
}

/** The pages where the thing is seen at work. */
function describeDemos({ name }: ApiDoc, { demos }: ReferencePage): Section | undefined {
  const pages = demos[name] ?? [];
  if (pages.length === 0) return undefined;
  return {
    id: 'demos',
    title: say('demos'),
    parts: [{ kind: 'text', markdown: `${say('demosText')}\n\n${listPages(pages)}` }],
  };
}

/** The fields and methods of an interface, or the events or selectors of a product. */
function describeMembers(doc: ApiDoc, { product }: ReferencePage): Section | undefined {
  if (doc.kind !== 'interface') return undefined;
  const title = say(memberKind(doc, product));
  const table = fieldTable(doc, { label: title, part: 'prop', rows: doc.members });
  return { id: 'members', title, parts: [table] };
}

/** How the theme gives all instances other default props and styles. */
function describeTheme(doc: ApiDoc, { product }: ReferencePage): Section | undefined {
  const { projectTheme } = product;
  if (doc.kind !== 'component' || !doc.themeName || !projectTheme) return undefined;
  const example = themeExample(doc, projectTheme);
  const text = example?.hasStyles ? 'themeText' : example ? 'themeDefaults' : 'themeKey';
  return {
    id: 'theme',
    title: say('theme'),
    parts: [
      { kind: 'text', markdown: say(text, { name: doc.themeName }) },
      ...(example ? [{ kind: 'code' as const, language: 'ts', code: example.code }] : []),
    ],
  };
}
