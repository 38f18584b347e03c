import { environment } from '@/site';
import { listPaths } from './listPaths';

jest.mock('./readManifest', () => ({
  readManifest: async () => ({
    pages: [{ pathname: '/trials/docs/headers/' }, { pathname: '/rail/single/' }],
  }),
}));

jest.mock('./readContent', () => ({
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
