import { findNear } from './findNear';
import { lettersOf } from './nearness';

const near = (word: string, terms: readonly string[]) => {
  const letters = Uint32Array.from(terms, lettersOf);
  return findNear({ terms, letters }, word).map(({ at }) => terms[at]);
};

it('takes a word for a mistyped name, but not for one without a meaning of its own', () => {
  expect(near('slidre', ['and', 'select', 'slider'])).toEqual(['slider']);
  expect(near('antd', ['and', 'ants'])).toEqual(['ants']);
});
