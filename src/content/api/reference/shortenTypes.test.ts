import { shortenTypes } from './shortenTypes';
import { chip, prop } from './testing/docs';

const words = Array.from({ length: 60 }, (_, index) => `'word-${index}'`);
const long = words.join(' | ');

function shorten(props: ReturnType<typeof prop>[], definitions = {}) {
  const doc = shortenTypes({ ...chip, props, definitions });
  return { types: doc.kind === 'component' ? doc.props.map(({ type }) => type) : [], ...doc };
}

it('leaves short types unchanged', () => {
  expect(shorten([prop('size')]).types).toEqual(['string']);
});

it('declares a long type under the name of its prop, one union member per line', () => {
  const { types, definitions } = shorten([prop('slotProps', { type: long })]);
  expect(types).toEqual(['SlotProps']);
  expect(definitions.SlotProps).toBe(`type SlotProps =\n  | ${words.join('\n  | ')};`);
});

it('does not break a nested union', () => {
  const { definitions } = shorten([prop('map', { type: `Record<${long}, () => void>` })]);
  expect(definitions.Map).toBe(`type Map = Record<${long}, () => void>;`);
});

it('gives two types different names', () => {
  const known = { Size: 'type Size = 1;' };
  expect(shorten([prop('size', { type: long })], known).types).toEqual(['Size2']);
});
