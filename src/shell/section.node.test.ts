import { environment } from '@/site';
import { listPaths } from './section';

jest.mock('./readContent', () => ({
  readManifest: async () => ({
    pages: [{ pathname: '/experiments/docs/headers/' }, { pathname: '/rail/single/' }],
  }),
}));

afterEach(() => jest.restoreAllMocks());

describe('listPaths', () => {
  it('lists the pages of a product', async () => {
    expect(await listPaths('rail')).toEqual({ paths: ['/rail/single/'], fallback: false });
    expect((await listPaths('experiments/docs')).paths).toEqual(['/experiments/docs/headers/']);
  });

  it('leaves experiments, and nothing else, out of production', async () => {
    jest.replaceProperty(environment, 'production', true as never);
    expect((await listPaths('experiments/docs')).paths).toEqual([]);
    expect((await listPaths('rail')).paths).toEqual(['/rail/single/']);
  });
});
