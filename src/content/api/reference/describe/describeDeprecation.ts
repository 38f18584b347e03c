import { apiAnchor, kebabName, type ApiDoc, type ApiPart } from '@/model';
import type { NotePart, Section } from '../stages';
import { firstParagraph } from '../firstParagraph';
import { translate } from '../words';
import { listDeprecated, type DeprecatedRow } from './listDeprecated';

/** Describes what is deprecated, as the first section of a reference. */
export function describeDeprecation(doc: ApiDoc): Section | undefined {
  const parts = [...ofItself(doc), ...ofRows(doc)];
  return parts.length > 0 ? { id: '', title: '', parts } : undefined;
}

function ofItself({ name, deprecated }: ApiDoc): NotePart[] {
  if (deprecated === undefined) return [];
  const text = [translate('deprecatedText', { name: `\`${name}\`` }), deprecated].filter(Boolean);
  return [{ kind: 'note', label: translate('deprecated'), markdown: text.join(' ') }];
}

/** If more names than this are deprecated, they are counted instead of listed. */
const mostNamed = 8;

function ofRows(doc: ApiDoc): NotePart[] {
  const lists = listDeprecated(doc).filter(({ rows }) => rows.length > 0);
  if (lists.length === 0) return [];
  const items = lists.flatMap(({ part, rows }) =>
    rows.length > mostNamed
      ? [translate(manyOf[part].text, { count: rows.length, id: sectionOf(part, doc) })]
      : rows.map((row) => `[\`${row.key}\`](#${apiAnchor(doc, part, row.key)})${reasonOf(row)}`),
  );
  const markdown = `${translate('deprecatedRows')}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
  return [{ kind: 'note', label: translate('deprecated'), markdown }];
}

/** The text for many rows of a kind, and the section that has them. */
const manyOf = {
  prop: { text: 'manyProps', id: 'props' },
  slot: { text: 'manySlots', id: 'slots' },
  classes: { text: 'manyClasses', id: 'classes' },
  parameter: { text: 'manyProps', id: 'parameters' },
  return: { text: 'manyProps', id: 'return' },
} as const satisfies Record<ApiPart, { text: string; id: string }>;

/** Returns the id of the section with the rows of a part. On a page with several references it begins with a name. */
function sectionOf(part: ApiPart, { kind, name, pathname }: ApiDoc): string {
  const section = kind === 'interface' ? 'members' : manyOf[part].id;
  return pathname.includes('#') ? `${kebabName(name)}-${section}` : section;
}

/** Returns the replacement that the package suggests, from its first paragraph. */
function reasonOf({ deprecated = '' }: DeprecatedRow): string {
  const reason = firstParagraph(deprecated);
  return reason && `: ${reason}`;
}
