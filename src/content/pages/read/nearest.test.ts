import { nearest } from './nearest';

it('finds the name that was meant', () => {
  expect(nearest('titel', ['title', 'tags'])).toBe('title');
  expect(nearest('HideToolBar', ['hideToolbar', 'hideEditButton'])).toBe('hideToolbar');
});

it('stays silent when nothing is near', () => {
  expect(nearest('wide', ['title', 'iframe'])).toBeUndefined();
  expect(nearest('ab', ['xy'])).toBeUndefined();
  expect(nearest('title', [])).toBeUndefined();
});
