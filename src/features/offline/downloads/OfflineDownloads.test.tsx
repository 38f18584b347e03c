import { act, render, screen } from '@testing-library/react';
import type { ProductFacts } from '@/model';
import { downloads } from './downloadStore';
import { loadDownloads } from './loadDownloads';
import { OfflineDownloads } from './OfflineDownloads';

jest.mock('./loadDownloads', () => ({
  loadDownloads: jest.fn(async () => undefined),
}));

const product = { name: 'Rail', prefix: '/rail/' } as ProductFacts;

beforeEach(() => {
  const serviceWorker = { ready: Promise.resolve(), getRegistration: async () => ({}) };
  Object.assign(navigator, { serviceWorker });
  downloads.set({
    index: { build: 'b1', products: [{ folder: 'rail', size: 1 }], sharedSize: 0 },
    states: { rail: { is: 'absent' } },
  });
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it('offers to make products available offline', async () => {
  render(<OfflineDownloads products={[product]} />);
  expect(await screen.findByRole('region', { name: 'Make available offline' })).toBeVisible();
  expect(screen.getByText('Make available offline')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Rail' })).toBeVisible();
});

it('updates when the reader comes back to the tab, as long as it is shown', async () => {
  const { unmount } = render(<OfflineDownloads products={[product]} />);
  await screen.findByRole('region');
  jest.mocked(loadDownloads).mockClear();
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(loadDownloads).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('focus'));
  expect(loadDownloads).toHaveBeenCalledTimes(1);
});
