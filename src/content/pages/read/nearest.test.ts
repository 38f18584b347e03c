import { nearest } from './nearest';

it('finds the intended name', () => {
  expect(nearest('titel', ['title', 'tags'])).toBe('title');
  expect(nearest('HideToolBar', ['hideToolbar', 'hideEditButton'])).toBe('hideToolbar');
});

it('returns nothing if no name is similar', () => {
  expect(nearest('wide', ['title', 'iframe'])).toBeUndefined();
  expect(nearest('ab', ['xy'])).toBeUndefined();
  expect(nearest('title', [])).toBeUndefined();
});
