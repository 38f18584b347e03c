import { kebabName, type ApiDoc } from '@/model';
import { searchFlags } from '@/model/search';
import { firstSentence, textOfMarkdown } from './plainText';
import type { ShardDraft } from './shardDraft';
import { descriptionLength, flagsOf, rowText } from './rowText';
import { rowsOfReference } from './rowsOfReference';

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
      firstSentence(text, descriptionLength),
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
  for (const { kind, item, inherited } of rowsOfReference(doc)) {
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
