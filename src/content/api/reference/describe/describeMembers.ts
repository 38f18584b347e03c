import type { ApiDoc } from '@/model';
import { memberKind } from '../memberKind';
import type { ReferencePage, Section } from '../stages';
import { say } from '../words';
import { fieldTable } from './fieldTable';

/** The fields and methods of an interface, or the events or selectors of a product. */
export function describeMembers(doc: ApiDoc, { product }: ReferencePage): Section | undefined {
  if (doc.kind !== 'interface') return undefined;
  const title = say(memberKind(doc, product));
  const table = fieldTable(doc, { label: title, part: 'prop', rows: doc.members });
  return { id: 'members', title, parts: [table] };
}
