import type { ApiDoc } from '@/model';
import type { Section } from '../stages';
import { say } from '../words';
import { fieldTable } from './fieldTable';

/** The fields and methods of an interface. */
export function describeMembers(doc: ApiDoc): Section | undefined {
  if (doc.kind !== 'interface') return undefined;
  const title = say('members');
  const table = fieldTable(doc, { label: title, part: 'prop', rows: doc.members });
  return { id: 'members', title, parts: [table] };
}
