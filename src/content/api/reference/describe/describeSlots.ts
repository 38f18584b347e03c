import { apiAnchor, kebabName, type ApiDoc } from '@/model';
import type { Row, Section } from '../stages';
import { say } from '../words';
import { defaultCell } from './defaultCell';
import { labelOf } from './fieldTable';

/** Describes the parts of a component that can be replaced. */
export function describeSlots(doc: ApiDoc): Section | undefined {
  if (doc.kind !== 'component' || doc.slots.length === 0) return undefined;
  const title = say('slots');
  const rows = doc.slots.map((slot): Row => ({
    id: apiAnchor(doc, 'slot', slot.name),
    name: slot.name,
    deprecated: slot.deprecated,
    plan: slot.plan,
    ...(slot.replaceable && { mark: say('replaceable') }),
    cells: [
      { kind: 'code', code: slot.className ?? '' },
      defaultCell(slot.default),
      { kind: 'text', markdown: slot.description },
    ],
  }));
  const columns = [say('slot'), say('className'), say('defaultElement'), say('description')];
  return {
    id: 'slots',
    title,
    parts: [
      { kind: 'text', markdown: say('slotsText') },
      {
        kind: 'table',
        view: 'slots',
        label: labelOf(doc, title),
        prefix: kebabName(doc.name),
        columns,
        rows,
        typeIds: {},
      },
    ],
  };
}
