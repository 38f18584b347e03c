import { apiAnchor, kebabName, type ApiDoc, type ApiPart } from '@/model';
import type { NotePart, Section } from '../stages';
import { say } from '../words';

/** What a reader should not use any more, before anything else. */
export function describeDeprecation(doc: ApiDoc): Section | undefined {
  const parts = [...ofItself(doc), ...ofRows(doc)];
  return parts.length > 0 ? { id: '', title: '', parts } : undefined;
}

function ofItself({ name, deprecated }: ApiDoc): NotePart[] {
  if (deprecated === undefined) return [];
  const text = [say('deprecatedText', { name: `\`${name}\`` }), deprecated].filter(Boolean);
  return [{ kind: 'note', label: say('deprecated'), markdown: text.join(' ') }];
}

/** More than these are counted instead of named. */
const mostNamed = 8;

function ofRows(doc: ApiDoc): NotePart[] {
  const lists = listDeprecated(doc).filter(({ keys }) => keys.length > 0);
  if (lists.length === 0) return [];
  const names = lists.map(({ part, keys }) =>
    keys.length > mostNamed
      ? say(manyOf[part].text, { count: keys.length, id: idOf(manyOf[part].id, doc) })
      : keys.map((key) => `[\`${key}\`](#${apiAnchor(doc, part, key)})`).join(', '),
  );
  const markdown = say('deprecatedRows', { names: names.join(', ') });
  return [{ kind: 'note', label: say('deprecated'), markdown }];
}

/** What many rows of a kind are called, and the section that has them. */
const manyOf = {
  prop: { text: 'manyProps', id: 'props' },
  slot: { text: 'manySlots', id: 'slots' },
  classes: { text: 'manyClasses', id: 'classes' },
  parameter: { text: 'manyProps', id: 'parameters' },
  return: { text: 'manyProps', id: 'return' },
} as const satisfies Record<ApiPart, { text: string; id: string }>;

/** On a page with several references the ids of sections begin with the name. */
function idOf(section: string, { name, pathname }: ApiDoc): string {
  return pathname.includes('#') ? `${kebabName(name)}-${section}` : section;
}

interface DeprecatedRows {
  part: ApiPart;
  keys: string[];
}

function listDeprecated(doc: ApiDoc): DeprecatedRows[] {
  const pick = (part: ApiPart, rows: readonly { deprecated?: string; key: string }[]) => ({
    part,
    keys: rows.filter((row) => row.deprecated !== undefined).map(({ key }) => key),
  });
  const named = (rows: readonly { name: string; deprecated?: string }[]) =>
    rows.map(({ name, deprecated }) => ({ key: name, deprecated }));
  switch (doc.kind) {
    case 'component':
      return [
        pick('prop', named(doc.props)),
        pick('slot', named(doc.slots)),
        pick('classes', doc.classes),
      ];
    case 'hook':
      return [pick('parameter', named(doc.parameters)), pick('return', named(doc.returnValue))];
    case 'interface':
      return [pick('prop', named(doc.members))];
  }
}
