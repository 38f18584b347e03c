import type { PageEdit } from '@/model';

class FakeSource {
  static readonly opened: FakeSource[] = [];
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  isClosed = false;
  constructor(readonly url: string) {
    FakeSource.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

const channel = 'http://127.0.0.1:9/_edits';
const edit = { pathname: '/rail/single/', edition: 2 } as PageEdit;

beforeEach(() => {
  jest.resetModules();
  FakeSource.opened.length = 0;
  Object.assign(globalThis, { EventSource: FakeSource });
});

it('receives the latest edit of each page on one stream', async () => {
  const { followEdits, latestEdit, onEdit } = await import('./followEdits');
  const heard = jest.fn();
  const stop = onEdit(heard);
  followEdits(channel);
  followEdits(channel);
  expect(FakeSource.opened.map(({ url }) => url)).toEqual([channel]);
  FakeSource.opened[0]?.onmessage?.({ data: JSON.stringify(edit) });
  expect(latestEdit('/rail/single/')).toEqual(edit);
  expect(latestEdit('/rail/return/')).toBeUndefined();
  stop();
  FakeSource.opened[0]?.onmessage?.({ data: JSON.stringify({ ...edit, edition: 3 }) });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(latestEdit('/rail/single/')?.edition).toBe(3);
});

it('reconnects to a stream that ended when it is called again, and follows only one stream', async () => {
  const { followEdits } = await import('./followEdits');
  followEdits(channel);
  FakeSource.opened[0]?.onerror?.();
  expect(FakeSource.opened[0]?.isClosed).toBe(true);
  followEdits(channel);
  followEdits('http://127.0.0.1:10/_edits');
  const closed = FakeSource.opened.map(({ url, isClosed }) => [url, isClosed]);
  const next = ['http://127.0.0.1:10/_edits', false];
  expect(closed).toEqual([[channel, true], [channel, true], next]);
});
