import type { ApiDoc, ApiPart } from '@/model';

/** A row of a table that may be deprecated, by its key. */
export interface DeprecatedRow {
  key: string;
  deprecated?: string;
}

/** The deprecated rows of one part of a reference. */
interface DeprecatedRows {
  part: ApiPart;
  rows: DeprecatedRow[];
}

/** Lists the deprecated rows of a reference by part, also parts without any. */
export function listDeprecated(doc: ApiDoc): DeprecatedRows[] {
  const pick = (part: ApiPart, rows: readonly DeprecatedRow[]) => ({
    part,
    rows: rows.filter((row) => row.deprecated !== undefined),
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
