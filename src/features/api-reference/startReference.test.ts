import { startReference } from './startReference';

const mockHeard = jest.fn<void, [string]>();
const mockHear = ({ target }: Event) => mockHeard((target as Element).id);
jest.mock('./attach', () => ({
  attach: () => document.addEventListener('click', mockHear),
}));

const press = (id: string) => document.getElementById(id)?.click();

it('replays clicks from before the listeners were loaded, once', async () => {
  window.matchMedia = (() => ({ matches: false })) as never;
  document.body.innerHTML = `
    <button id="list" data-api-view="collapsed"></button><button id="row" class="api-open"></button>
    <button id="gone" class="api-open"></button><button id="other"></button>
    <a id="type" class="api-type" href="#declaration">Size</a>`;
  // Each section of a page calls it.
  startReference();
  startReference();
  ['list', 'other', 'gone', 'row', 'type'].forEach(press);
  // In another tab.
  const elsewhere = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  expect(document.getElementById('type')?.dispatchEvent(elsewhere)).toBe(true);
  expect(location.hash).toBe('');
  document.getElementById('gone')?.remove();
  expect(mockHeard).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(mockHeard.mock.calls).toEqual([['list'], ['row'], ['type']]);
  press('list');
  startReference();
  press('row');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(mockHeard.mock.calls.slice(3)).toEqual([['list'], ['row']]);
});

it('follows the clicked link when the listeners cannot be loaded', async () => {
  jest.resetModules();
  jest.doMock('./attach', () => {
    throw new Error('ChunkLoadError');
  });
  const { startReference: start } = await import('./startReference');
  start();
  press('type');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(location.hash).toBe('#declaration');
});
