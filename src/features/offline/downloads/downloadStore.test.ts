import { downloadProduct } from './downloadProduct';
import { downloads, startDownload } from './downloadStore';
import { NoSpaceError } from './errors';

jest.mock('./downloadProduct', () => ({ downloadProduct: jest.fn() }));
const download = jest.mocked(downloadProduct);

const stateOf = (folder: string) => downloads.get().states[folder];

beforeEach(() => {
  Object.assign(window, { caches: {} });
});

it('is whole when everything came', async () => {
  download.mockImplementation(async (_folder, _ports, { onProgress }) => {
    onProgress(1, 2);
    expect(stateOf('rail')).toEqual({ is: 'running', done: 1, total: 2 });
  });
  await startDownload('rail');
  expect(stateOf('rail')).toEqual({ is: 'whole' });
});

it('stays failed when files that were on their way come later', async () => {
  let tell = () => {};
  download.mockImplementation(async (_folder, _ports, { onProgress }) => {
    tell = () => onProgress(1, 2);
    throw new Error('404');
  });
  await startDownload('rail');
  tell();
  expect(stateOf('rail')).toEqual({ is: 'failed' });
});

it('says how much space is missing', async () => {
  download.mockRejectedValue(new NoSpaceError(20, 10));
  await startDownload('rail');
  expect(stateOf('rail')).toEqual({ is: 'full', needed: 20, free: 10 });
});
