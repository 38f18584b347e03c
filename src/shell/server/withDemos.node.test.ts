import type { Page } from '@/model';
import { withDemos } from './withDemos';

afterEach(() => jest.restoreAllMocks());

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
