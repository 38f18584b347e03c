import {
  kebabName,
  type ApiDoc,
  type ApiPlan,
  type ApiProp,
  type ComponentApi,
  type SearchRowKind,
} from '@/model';
import { searchFlags } from '@/model/search';
import { firstSentence, textOfMarkdown } from './plainText';
import type { RowOwner, ShardDraft } from './shardDraft';

/** Characters of the description below a component and below a row in the results. */
const lengths = { place: 110, row: 72 };

/** The place of a reference among the pages of its product. */
export interface ReferencePlace {
  trail: readonly string[];
  /** Index of the page that explains it; -1 if there is none. */
  guide: number;
}

/** Names of base and internal components, which people rarely search for. */
const internalName = /^(?:Internal|Unstable|unstable_)|(?:Base|Root|Internal)$/;

/** Adds a component, hook or interface with its import paths and all its rows. */
export function addReference(draft: ShardDraft, doc: ApiDoc, around: ReferencePlace): void {
  const place = draft.size;
  const prefix = classPrefixOf(doc);
  const text = textOfMarkdown(doc.description);
  const flags = flagsOf(doc) | (internalName.test(doc.name) ? searchFlags.internal : 0);
  draft.addPlace(
    [
      doc.kind,
      doc.pathname,
      doc.name,
      firstSentence(text, lengths.place),
      draft.trail(around.trail),
      around.guide + 1,
      flags,
      prefix,
    ],
    { names: [doc.name], within: [themeNameOf(doc), 'API'], text: `${text} ${sharedPathsOf(doc)}` },
  );
  addImports(draft, doc, place);
  const within = [doc.name, ...(prefix ? [prefix] : [])];
  const owner = { place, within: within.slice(0, 1) };
  for (const { kind, item, inherited } of rowsOf(doc)) {
    draft.addRow(kind, item.name || 'value', { ...owner, ...rowText(item, inherited) });
  }
  if (doc.kind !== 'component') return;
  for (const slot of doc.slots) draft.addRow('slot', slot.name, { ...owner, ...rowText(slot) });
  for (const { key, className, ...item } of doc.classes) {
    if (className !== `.Mui-${key}` && className !== `.${prefix}-${key}`) continue;
    const row = rowText(item);
    const isShared = className === `.Mui-${key}`;
    const words = isShared ? `${row.words} global` : row.words;
    const flags = row.flags | (isShared ? searchFlags.shared : 0);
    draft.addRow('classes', key, { ...owner, within, ...row, words, flags });
  }
}

const themeNameOf = (doc: ApiDoc) => (doc.kind === 'component' ? (doc.themeName ?? '') : '');

/** Returns the prefix of a component's classes, `MuiButton`; empty if it has none. */
function classPrefixOf(doc: ApiDoc): string {
  if (doc.kind !== 'component') return '';
  const own = doc.classes.find(({ isGlobal, key, className }) => {
    return !isGlobal && className.endsWith(`-${key}`);
  });
  return own ? own.className.slice(1, -own.key.length - 1) : '';
}

/** Returns the paths that export it together with others, `@mui/material/styles`. */
function sharedPathsOf(doc: ApiDoc): string {
  const isOwn = (path: string) => path.endsWith(`/${doc.name}`);
  return pathsOf(doc)
    .filter((path) => !isOwn(path) && path.split('/').length > 2)
    .join(' ');
}

function pathsOf(doc: ApiDoc): string[] {
  return [...new Set(doc.imports.flatMap((line) => /'([^']+)'/.exec(line)?.[1] ?? []))];
}

/** Adds import paths of one level, `@mui/material/Button`; the package's root is not one. */
function addImports(draft: ShardDraft, doc: ApiDoc, place: number): void {
  const own = pathsOf(doc).filter((path) => path.endsWith(`/${doc.name}`));
  const suffix = doc.pathname.includes('#') ? `#${kebabName(doc.name)}-import` : 0;
  for (const path of own) {
    draft.addPart([place, 'import', path, suffix, doc.imports[0] ?? ''], {
      names: [path],
      within: [],
      text: '',
    });
  }
}

interface FoundRow {
  kind: SearchRowKind;
  item: ApiProp;
  inherited?: boolean;
}

function rowsOf(doc: ApiDoc): FoundRow[] {
  const rows = (kind: SearchRowKind, items: readonly ApiProp[], inherited?: boolean) =>
    items.map((item) => ({ kind, item, inherited }));
  if (doc.kind === 'interface') return rows('prop', doc.members);
  if (doc.kind === 'hook') {
    return [...rows('parameter', doc.parameters), ...rows('return', doc.returnValue)];
  }
  return [...rows('prop', doc.props), ...rows('prop', inheritedProps(doc), true)];
}

/**
 * Returns the inherited props with a row on the page, as the reference selects them, without those of the styling
 * system.
 */
function inheritedProps(doc: ComponentApi): ApiProp[] {
  const taken = new Set(doc.props.map(({ name }) => name));
  return doc.inherited.flatMap(({ from, pathname, props }) => {
    const fresh = props.filter(({ name }) => !taken.has(name) && taken.add(name));
    return pathname || from.startsWith('React.') ? fresh : [];
  });
}

interface Described {
  name?: string;
  description: string;
  type?: string;
  deprecated?: string;
  plan?: ApiPlan;
}

/**
 * Returns the text and words of a row. Literals in a type, `'contained'`, can be searched; an inherited prop has no
 * text, because its own row has it.
 */
function rowText(item: Described, inherited = false): Pick<RowOwner, 'text' | 'words' | 'flags'> {
  const text = textOfMarkdown(item.description);
  const values = [...(item.type ?? '').matchAll(/'([\w-]+)'/g)].map(([, value]) => value);
  return {
    text: firstSentence(text, lengths.row),
    words: inherited ? '' : [firstSentence(text, lengths.place), ...values].join(' '),
    flags:
      flagsOf(item) |
      (inherited ? searchFlags.inherited : 0) |
      (item.name?.startsWith('unstable_') ? searchFlags.internal : 0),
  };
}

function flagsOf({ deprecated, plan }: Pick<Described, 'deprecated' | 'plan'>): number {
  return (deprecated === undefined ? 0 : searchFlags.deprecated) | (plan ? searchFlags[plan] : 0);
}
