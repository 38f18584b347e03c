import { importanceOf } from './importanceOf';
import { parseQuery } from './parseQuery';

const importance = (text: string, found: number[]) =>
  importanceOf(parseQuery(text, {}), found, 1000);

it('counts every word of a name', () => {
  expect(importance('night lights', [2, 900])).toEqual({ isDescription: false, weights: [1, 1] });
});

it('takes four words that mean something for a description', () => {
  expect(importance('lights for the night train', [1, 1, 1, 1, 1]).isDescription).toBe(false);
  const words = 'lights for the night train dim';
  expect(importance(words, [1, 1, 1, 1, 1, 1]).isDescription).toBe(true);
});

it('gives rare words of a description more weight, and common ones some', () => {
  const { weights } = importance('train without restaurant car window', [400, 1, 3, 1000, 50]);
  const [train = 0, , restaurant = 0, car = 0] = weights;
  expect(restaurant).toBeGreaterThan(2 * train);
  expect(train).toBeGreaterThanOrEqual(car);
  expect(car).toBeGreaterThan(0.2);
  expect(restaurant).toBeLessThanOrEqual(1);
});

it('gives a word that no document has some weight', () => {
  const { weights } = importance('sleeping car window xylophone', [2, 500, 9, 0]);
  const [sleeping = 0, car = 0, , unknown = 0] = weights;
  expect(unknown).toBeLessThan(sleeping);
  expect(unknown).toBeGreaterThan(car);
});
