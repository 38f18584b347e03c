import { changeQuery, isOwnEntry } from './currentAddress';

const entry = { url: '/[slug]', as: '/p/', key: 'k', __N: true };

beforeEach(() => window.history.replaceState(entry, '', '/p/#sizes'));

it('changes the query of the history entry, and keeps the state that Next stored in it', () => {
  expect(isOwnEntry(window.history.state)).toBe(false);
  changeQuery('?query=a', 'replace');
  expect(window.location.href).toMatch(/\/p\/\?query=a#sizes$/);
  expect(window.history.state).toMatchObject({ ...entry, as: '/p/?query=a#sizes' });
  expect(isOwnEntry(window.history.state)).toBe(true);
});

it('also marks the entry from which a new one is created', async () => {
  changeQuery('?query=a', 'push');
  expect(isOwnEntry(window.history.state)).toBe(true);
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve));
  window.history.back();
  await isBack;
  expect(window.location.search).toBe('');
  expect(isOwnEntry(window.history.state)).toBe(true);
});
