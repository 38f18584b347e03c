import type { Page } from '@/model';
import { environment } from '@/site';
import { framePattern, framePatternUrl } from '../frame-pattern/framePattern';
import { readFrame } from './readFrame';
import { listFramePaths } from './listFramePaths';
import { ContentFolder, inDevelopment, startCompiler } from './testing/contentFolder';
import { demoBlock, Fare, indexesOf, pageOf, productOf } from './testing/pages';

const content = new ContentFolder();

const framed = { options: { iframe: true } };

/** The pages of the site, by the folder of their product. */
const site: Record<string, Page[]> = {
  rail: [
    pageOf('/rail/fares/', {
      demoStyles: '.sheet{}',
      blocks: [
        { kind: 'prose', html: '<p>Fares</p>' },
        demoBlock('Fare', { options: { maxWidth: 400 } }),
        demoBlock('Map', framed),
        demoBlock('Map', { ...framed, id: 'Map-2' }),
        demoBlock('Broken'),
      ],
    }),
    pageOf('/rail/night/sleeper/', {
      blocks: [demoBlock('Fare'), demoBlock('Fare', { ...framed, iconFont: true })],
    }),
    pageOf('/rail/text/'),
  ],
  'trials/docs': [pageOf('/trials/docs/windows/', { blocks: [demoBlock('Window', framed)] })],
};

const Broken = () => {
  throw new Error('no window');
};
const indexes = indexesOf({
  rail: { fares: { Fare, Broken }, 'night/sleeper': { Fare } },
  'trials/docs': { windows: { Window: Fare } },
});
const read = (path: string) => readFrame(path.split('/'), indexes);

beforeAll(() => {
  const pages = Object.entries(site).flatMap(([folder, list]) =>
    list.map((page) => ({ folder, pathname: page.pathname })),
  );
  content.write('manifest.json', {
    pages: [...pages, { folder: 'rail', pathname: '/rail/lost/' }],
  });
  content.write('products.json', [
    productOf('rail'),
    productOf('trials/docs', { id: 'docs-infra', forAuthors: true }),
  ]);
  for (const page of Object.values(site).flat()) {
    content.write(`pages${page.pathname.slice(0, -1)}.json`, page);
  }
});
beforeEach(() => content.use());
afterEach(() => jest.restoreAllMocks());
afterAll(() => content.remove());

describe('listFramePaths', () => {
  it('lists the pattern and each framed demo once', async () => {
    expect(await listFramePaths()).toEqual({
      paths: [
        framePatternUrl,
        '/demos/rail/fares/Map/',
        '/demos/rail/night/sleeper/Fare/',
        '/demos/trials/docs/windows/Window/',
      ],
      fallback: false,
    });
  });

  it('leaves demos on pages for authors out of production', async () => {
    jest.replaceProperty(environment, 'production', true as never);
    const { paths } = await listFramePaths();
    expect(paths).toHaveLength(3);
    expect(paths).not.toContain('/demos/trials/docs/windows/Window/');
  });

  it('lists nothing in development, where each demo is looked up when it is requested', async () => {
    inDevelopment();
    expect(await listFramePaths()).toEqual({ paths: [], fallback: 'blocking' });
  });
});

describe('readFrame', () => {
  it('renders a demo without the page around it', async () => {
    expect(await read('rail/fares/Fare')).toEqual({
      props: {
        folder: 'rail',
        page: 'fares',
        pathname: '/rail/fares/',
        name: 'Fare',
        html: '<b class="fare">Fare</b>',
        css: '.sheet{}',
        stylings: 'MUI System',
        fonts: '',
        layout: 'box',
        maxWidth: '400px',
      },
    });
  });

  it('finds pages below other pages, and products in folders of folders', async () => {
    expect(await read('rail/night/sleeper/Fare')).toMatchObject({
      props: { folder: 'rail', page: 'night/sleeper' },
    });
    expect(await read('trials/docs/windows/Window')).toMatchObject({
      props: { folder: 'trials/docs', page: 'windows' },
    });
  });

  it('lets a demo that is framed on its page fill the window, even if it is also shown without a frame', async () => {
    expect(await read('rail/night/sleeper/Fare')).toMatchObject({
      props: { layout: 'page', maxWidth: 'none', fonts: environment.iconFontUrl },
    });
  });

  it('has the placeholders at the address of the pattern', async () => {
    expect(await read('pattern')).toEqual({ props: framePattern });
  });

  it.each([
    ['a demo that its page does not show', 'rail/fares/Unknown'],
    ['a demo that is not in the registry', 'rail/fares/Map'],
    ['a page without demos', 'rail/text/Fare'],
    ['a page without a file', 'rail/lost/Fare'],
    ['an unknown page', 'rail/nowhere/Fare'],
    ['an unknown product', 'bus/fares/Fare'],
    ['the name of a property that every object has', 'rail/fares/constructor'],
    ['a folder', 'rail'],
    ['no address', ''],
  ])('is not found for %s', async (_what, path) => {
    expect(await read(path)).toEqual({ notFound: true });
  });

  it('stops a build at a demo that cannot be rendered, and names its file', async () => {
    await expect(read('rail/fares/Broken')).rejects.toThrow(
      /docs-data\/rail\/fares\/Broken\.tsx\n.*no window.*\nMake it render without a browser/,
    );
  });

  it('redirects to itself in development until the bundler knows the page', async () => {
    inDevelopment();
    startCompiler();
    const early = await readFrame(['rail', 'fares', 'Fare'], {});
    expect(early).toEqual({
      redirect: { destination: '/demos/rail/fares/Fare/', permanent: false },
    });
    expect(await read('rail/fares/Fare')).toMatchObject({ props: { name: 'Fare' } });
  });
});
