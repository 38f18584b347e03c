import { apiAnchor, kebabName, type ApiDoc, type ApiSlot } from '@/model';
import type { Row } from '../tablePart';
import type { Section } from '../stages';
import { translate, type TextKey } from '../words';
import { defaultCell } from './defaultCell';
import { labelOf } from './fieldTable';

/** Describes the parts of a component that can be replaced. */
export function describeSlots(doc: ApiDoc): Section | undefined {
  if (doc.kind !== 'component' || doc.slots.length === 0) return undefined;
  const title = translate('slots');
  const rows = doc.slots.map((slot): Row => ({
    id: apiAnchor(doc, 'slot', slot.name),
    name: slot.name,
    deprecated: slot.deprecated,
    plan: slot.plan,
    ...(slot.replaceable && { mark: translate('replaceable') }),
    cells: [
      { kind: 'code', code: slot.className ?? '' },
      defaultCell(slot.default),
      { kind: 'text', markdown: slot.description },
    ],
  }));
  const columns = [
    translate('slot'),
    translate('className'),
    translate('defaultElement'),
    translate('description'),
  ];
  return {
    id: 'slots',
    title,
    parts: [
      { kind: 'text', markdown: translate(textFor(doc.slots)) },
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

/** Returns the text about what a reader can do with slots: there may be one or many, and some can only be styled. */
function textFor(slots: readonly ApiSlot[]): TextKey {
  const isOne = slots.length === 1;
  const replaceable = slots.filter((slot) => slot.replaceable).length;
  if (replaceable === 0) return isOne ? 'slotToStyle' : 'slotsToStyle';
  if (replaceable < slots.length) return 'slotsText';
  return isOne ? 'slotToReplace' : 'slotsToReplace';
}
