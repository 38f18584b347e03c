import type { Blog } from '@/model';
import { readNavigation, readProblems } from './readContent';
import { readManifest } from './readManifest';
import { readBlog } from './readContent';
import { readPage, readWrittenPage } from './readPage';
import { ContentFolder, inDevelopment, startCompiler } from './testing/contentFolder';

const content = new ContentFolder();

beforeEach(() => content.use());
afterEach(() => jest.restoreAllMocks());
afterAll(() => content.remove());

describe('readPage', () => {
  it('reads the file of the address, with or without slashes around it', async () => {
    content.write('pages/rail/react-fare.json', { title: 'Fare' });
    expect(await readPage('/rail/react-fare/')).toEqual({ title: 'Fare' });
    expect(await readPage('rail/react-fare')).toEqual({ title: 'Fare' });
  });

  it('distinguishes a page from the pages below it', async () => {
    content.write('pages/rail/night.json', { title: 'Night' });
    content.write('pages/rail/night/sleeper.json', { title: 'Sleeper' });
    expect(await readPage('/rail/night/')).toEqual({ title: 'Night' });
    expect(await readPage('/rail/night/sleeper/')).toEqual({ title: 'Sleeper' });
  });

  it.each(['/rail/nowhere/', '/nowhere/at/all/', '/'])(
    'is undefined for %s, which has no page',
    async (pathname) => expect(await readPage(pathname)).toBeUndefined(),
  );

  it('reports a damaged file instead of a page that does not exist', async () => {
    content.write('pages/rail/damaged.json', '{ "title": ');
    await expect(readPage('/rail/damaged/')).rejects.toThrow(SyntaxError);
  });

  it('asks no compiler in a build', async () => {
    const asked = startCompiler();
    await readPage('/rail/react-fare/');
    expect(asked).toEqual([]);
  });

  it('waits in development until the compiler has written the page', async () => {
    inDevelopment();
    startCompiler(() => {
      content.write('pages/rail/fresh.json', { title: 'Just written' });
      return {};
    });
    expect(await readPage('/rail/fresh/')).toEqual({ title: 'Just written' });
  });

  it('ignores the file of a page that its author has removed', async () => {
    inDevelopment();
    startCompiler(() => ({ status: 404 }));
    content.write('pages/rail/removed.json', { title: 'Removed' });
    expect(await readPage('/rail/removed/')).toBeUndefined();
    expect(await readWrittenPage('/rail/removed/')).toEqual({ title: 'Removed' });
  });
});

describe('what all pages share', () => {
  const manifest = (title: string) => ({ pages: [{ pathname: '/rail/', title }] });

  it('is read once in a build, however many pages need it', async () => {
    content.write('manifest.json', manifest('First'));
    const [one, other] = await Promise.all([readManifest(), readManifest()]);
    content.write('manifest.json', manifest('Second'));
    expect(one).toEqual(manifest('First'));
    expect(other).toBe(one);
    expect(await readManifest()).toBe(one);
  });

  it('is read each time in development, because authors change it', async () => {
    inDevelopment();
    content.write('manifest.json', manifest('Third'));
    expect(await readManifest()).toEqual(manifest('Third'));
    content.write('manifest.json', manifest('Fourth'));
    expect(await readManifest()).toEqual(manifest('Fourth'));
  });

  it('is one navigation for each product', async () => {
    content.write('navigation/rail.json', [{ kind: 'page', title: 'Fare' }]);
    content.write('navigation/ferry/night.json', [{ kind: 'page', title: 'Cabin' }]);
    expect(await readNavigation('rail')).toMatchObject([{ title: 'Fare' }]);
    expect(await readNavigation('ferry/night')).toMatchObject([{ title: 'Cabin' }]);
    await expect(readNavigation('bus')).rejects.toThrow('navigation/bus.json');
  });

  it('does not include the problems, which every compilation writes again', async () => {
    content.write('problems.json', [{ what: 'One' }]);
    expect(await readProblems()).toEqual([{ what: 'One' }]);
    content.write('problems.json', []);
    expect(await readProblems()).toEqual([]);
  });
});

describe('readBlog', () => {
  const blog = (...titles: string[]) =>
    ({ title: 'News', posts: titles.map((title) => ({ title })), tags: [] }) as unknown as Blog;

  it('compiles all posts in development, and no other page', async () => {
    inDevelopment();
    const pages = ['/blog/one/', '/rail/fare/', '/blog/two/'].map((pathname) => ({
      pathname,
      folder: pathname.split('/')[1],
    }));
    content.write('manifest.json', { pages });
    const asked = startCompiler((address) => {
      if (address === '/blog/two/') content.write('blog.json', blog('One', 'Two'));
      return {};
    });
    expect(await readBlog('blog')).toEqual(blog('One', 'Two'));
    expect(asked.sort()).toEqual(['/blog/one/', '/blog/two/']);
  });

  it('reads what is written in a build', async () => {
    const asked = startCompiler();
    content.write('blog.json', blog('One'));
    expect(await readBlog('blog')).toEqual(blog('One'));
    expect(asked).toEqual([]);
  });
});
