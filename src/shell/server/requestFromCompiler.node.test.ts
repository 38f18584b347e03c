import { announceCompiler } from '@/site/developmentCompiler';
import { editsOf, requestFromCompiler } from './requestFromCompiler';
import { compiler, inDevelopment, startCompiler } from './testing/contentFolder';

afterEach(() => jest.restoreAllMocks());

describe('requestFromCompiler', () => {
  it('tells whether there is a page', async () => {
    const asked = startCompiler((address) => ({ status: address === '/rail/fare/' ? 200 : 404 }));
    expect(await requestFromCompiler('/rail/fare/')).toBe(true);
    expect(await requestFromCompiler('/rail/nowhere/')).toBe(false);
    expect(asked).toEqual(['/rail/fare/', '/rail/nowhere/']);
  });

  it('asks again each time, because the author may have saved the page', async () => {
    startCompiler();
    await requestFromCompiler('/rail/fare/');
    expect(fetch).toHaveBeenCalledWith(`${compiler}/rail/fare/`, { cache: 'no-store' });
  });

  it('encodes addresses that are not ASCII', async () => {
    const asked = startCompiler();
    await requestFromCompiler('/rail/Köln Süd/東京/');
    expect(asked).toEqual(['/rail/K%C3%B6ln%20S%C3%BCd/%E6%9D%B1%E4%BA%AC/']);
  });

  it('reports an error of the compiler in its own words', async () => {
    startCompiler(() => ({ status: 500, text: 'docs-data/rail/fare.md:3: no title.' }));
    await expect(requestFromCompiler('/rail/fare/')).rejects.toThrow(
      'docs-data/rail/fare.md:3: no title.',
    );
  });

  it('waits for a compiler that is still starting', async () => {
    startCompiler();
    let start: (origin: string) => void = () => {};
    announceCompiler(new Promise((resolve) => (start = resolve)));
    const found = requestFromCompiler('/rail/fare/');
    await Promise.resolve();
    expect(fetch).not.toHaveBeenCalled();
    start(compiler);
    expect(await found).toBe(true);
  });

  it('says what to run if there is no compiler', async () => {
    announceCompiler(undefined as never);
    await expect(requestFromCompiler('/rail/fare/')).rejects.toThrow('start with `next dev`');
  });
});

describe('editsOf', () => {
  it('names the stream of edits and the edition that the page has now', async () => {
    inDevelopment();
    startCompiler(() => ({ edition: 12 }));
    expect(await editsOf('/rail/fare/')).toEqual({ channel: `${compiler}/_edits`, edition: 12 });
  });

  it('asks nothing in a build', async () => {
    const asked = startCompiler();
    expect(await editsOf('/rail/fare/')).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
