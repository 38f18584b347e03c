import type { ApiDoc } from '@/model';
import type { Section } from '../stages';
import { translate } from '../words';
import { fieldTable, type Fields } from './fieldTable';

/** Describes the parameters of a hook. */
export function describeParameters(doc: ApiDoc): Section | undefined {
  if (doc.kind !== 'hook') return undefined;
  const fields: Fields = {
    label: translate('parameters'),
    part: 'parameter',
    rows: doc.parameters,
  };
  return describeFields('parameters', doc, fields);
}

/**
 * Describes what a hook returns: the fields of an object, or one value. The ids of its rows extend the section's id
 * (`use-select-return-value` is the row of the returned `value`), so that id must not look like a field's.
 */
export function describeReturn(doc: ApiDoc): Section | undefined {
  if (doc.kind !== 'hook') return undefined;
  const fields: Fields = { label: translate('returnValue'), part: 'return', rows: doc.returnValue };
  return describeFields('return', doc, fields);
}

function describeFields(id: string, doc: ApiDoc, fields: Fields): Section {
  const { label, rows } = fields;
  const none = { kind: 'text', markdown: translate('none') } as const;
  return { id, title: label, parts: [rows.length > 0 ? fieldTable(doc, fields) : none] };
}
