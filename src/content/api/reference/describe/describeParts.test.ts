import type { ApiSlot, ComponentApi } from '@/model';
import { translate, type TextKey } from '../words';
import type { Section } from '../stages';
import { chip, prop } from '../testing/docs';
import { describeClasses } from './describeClasses';
import { describeSlots } from './describeSlots';

/** The sentence above a table. */
function textOf(section: Section | undefined): string | undefined {
  const text = section?.parts.find(({ kind }) => kind === 'text');
  return text && 'markdown' in text ? text.markdown : undefined;
}

const slot = (name: string, replaceable: boolean): ApiSlot => ({
  name,
  description: '',
  replaceable,
});

const root = slot('root', true);
const fixed = slot('icon', false);

it.each<[readonly ApiSlot[], TextKey]>([
  [[root], 'slotToReplace'],
  [[root, slot('label', true)], 'slotsToReplace'],
  [[root, fixed], 'slotsText'],
  [[fixed], 'slotToStyle'],
  [[fixed, slot('root', false)], 'slotsToStyle'],
])('tells what can be done with slots', (slots, key) => {
  expect(textOf(describeSlots({ ...chip, slots: [...slots] }))).toBe(translate(key));
});

it.each<[Partial<ComponentApi>, TextKey]>([
  [{}, 'classesText'],
  [{ themeName: undefined }, 'classesByKey'],
  [{ props: [] }, 'classesByName'],
  [{ props: [], inherited: [{ from: 'Base', props: [prop('classes')] }] }, 'classesText'],
])('tells where keys of classes mean anything', (patch, key) => {
  expect(textOf(describeClasses({ ...chip, ...patch }))).toBe(translate(key));
});
