import { environment } from '@/site';
import type { Page } from '@/model';
import { listPaths, withDemos } from './section';

jest.mock('./readContent', () => ({
  readManifest: async () => ({
    pages: [{ pathname: '/trials/docs/headers/' }, { pathname: '/rail/single/' }],
  }),
  readProducts: async () => [
    { prefix: '/trials/docs/', category: 'docs-infra', forAuthors: true },
    { prefix: '/rail/', category: 'core' },
  ],
}));

afterEach(() => jest.restoreAllMocks());

describe('listPaths', () => {
  it('lists the pages of a product', async () => {
    expect(await listPaths('rail')).toEqual({ paths: ['/rail/single/'], fallback: false });
    expect((await listPaths('trials/docs')).paths).toEqual(['/trials/docs/headers/']);
  });

  it('leaves pages for authors, and nothing else, out of production', async () => {
    jest.replaceProperty(environment, 'production', true as never);
    expect((await listPaths('trials/docs')).paths).toEqual([]);
    expect((await listPaths('rail')).paths).toEqual(['/rail/single/']);
  });
});

describe('withDemos', () => {
  const demo = { kind: 'demo', demo: { name: 'Fare', options: {}, stylings: ['MUI System'] } };
  const page = { pathname: '/rail/single/', blocks: [demo] } as unknown as Page;
  const registry = {
    Fare: () => {
      throw new Error('no window');
    },
  };

  it('stops a build at a demo that cannot be rendered', async () => {
    await expect(withDemos(page, registry)).rejects.toThrow('docs-data/rail/single/Fare.tsx');
  });

  it('continues without its markup in development, and reports the error', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    const terminal = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { blocks, broken } = await withDemos(page, registry);
    expect(blocks).toMatchObject([{ kind: 'demo', html: '' }]);
    expect(broken).toMatchObject([{ file: 'docs-data/rail/single/Fare.tsx' }]);
    expect(terminal).toHaveBeenCalledWith(expect.stringContaining('no window'));
  });
});
