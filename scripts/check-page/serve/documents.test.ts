import { JSDOM } from 'jsdom';
import { ContentTree } from '@/content/testing/contentTree';
import type { PageDemo } from '@/model';
import type { DemoFrameProps } from '@/shell/demo-frame';
import type { RenderedPage } from '../render/renderPage';
import type { ServerBundle } from '../render/runBundle';
import { demo, fence, pageSources } from '../testing/pageSources';
import { startCheckServer, type Answers } from './createCheckServer';
import { documentHtml } from './documentHtml';
import { listAnswers } from './listAnswers';

const parts = {
  ...{ title: 'Planter', early: [], earlyBody: '', demoCss: '' },
  shown: { kind: 'fence', address: '/check-fence/0/1/' },
} as const;

/** Parses a document as a browser does, without running its scripts. */
const parse = (html: string) => new JSDOM(html).window.document;

describe('documentHtml', () => {
  it('shows data that contains the end of a script, and a title with markup, as they are', () => {
    const address = '</script><script>alert(1)</script>';
    const html = documentHtml({
      ...parts,
      title: 'Pots < planters & </title>',
      shown: { kind: 'fence', address },
    });
    const page = parse(html);
    expect(page.title).toBe('Pots < planters & </title>');
    const scripts = [...page.querySelectorAll('script')].map(({ textContent }) => textContent);
    expect(scripts.filter((text) => text?.startsWith('alert'))).toEqual([]);
    const data = scripts.find((text) => text?.startsWith('window.shown = ')) ?? '';
    expect(JSON.parse(data.replace('window.shown = ', ''))).toEqual({ kind: 'fence', address });
  });

  it('runs the early scripts before the styles and the markup', () => {
    const html = documentHtml({
      ...parts,
      ...{ early: ['one()', 'two()'], earlyBody: 'three()', html: '<b>Pot</b>' },
      ...{ demoCss: '.pot{}', demoSheet: '.soil{}' },
    });
    const order = ['one()', 'two()', '.pot{}', '.soil{}', 'three()', '<b>Pot</b>', 'window.shown'];
    const places = order.map((text) => html.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(parse(html).querySelector('#__next')?.innerHTML).toBe('<b>Pot</b>');
  });

  it('reserves no space for a scroll bar in a framed demo only', () => {
    const gutter = 'scrollbar-gutter:auto';
    const props = { name: 'Pot', module: 'material-ui/pots' } as unknown as DemoFrameProps;
    expect(documentHtml({ ...parts, shown: { kind: 'frame', props } })).toContain(gutter);
    expect(documentHtml(parts)).not.toContain(gutter);
  });

  it('has no style element for the sheet of a page without one', () => {
    const page = parse(documentHtml(parts));
    expect(page.querySelectorAll('style[data-demo-sheet]')).toHaveLength(0);
    expect(page.querySelector('#__next')?.innerHTML).toBe('');
  });
});

describe('listAnswers', () => {
  const sources = pageSources({ demos: [demo('Pot')], fences: [fence(4, ''), fence(9, '')] });
  const pot = (known: Partial<PageDemo>): PageDemo => ({
    ...{ name: 'Pot', options: {}, stylings: ['MUI System'], ...known },
  });
  const server = {
    earlyScriptsOf: () => ['early()'],
    ...{ earlyBodyScript: 'body()', earlyViewScript: 'view()' },
  } as unknown as ServerBundle;

  /** Returns the answers to requests while a page with this demo is checked. */
  function answersFor(shown: PageDemo): Answers {
    const blocks = [
      { kind: 'prose', html: '' },
      { kind: 'demo', demo: shown },
    ];
    const page = { ...sources.compiled.page, blocks };
    const alone = new Map([
      ['Pot', { html: '<b>System</b>', css: '' }],
      ['Pot.tailwind', { html: '<b>Tailwind</b>', css: '.t{}' }],
    ]);
    const rendered = {
      ...{ alone, problems: [] },
      view: { page, documentTitle: 'Planter – Garden', demoCss: '' },
    } as unknown as RenderedPage;
    const around = { folder: 'garden', navigation: [{ title: 'Pots' }] } as never;
    const fences = [{ fence: fence(9, ''), index: 1, html: '<i>Peas</i>', css: '' }];
    return new Map(listAnswers(server, { at: 2, sources, rendered, fences, around }));
  }

  it('answers for the page, its demos and their sources, its fences and the navigation', () => {
    const answers = answersFor(pot({}));
    expect([...answers.keys()].sort()).toEqual([
      '/_demos/garden/planter/Pot.json',
      '/_navigation/garden.json',
      '/check-fence/2/1/',
      '/demos/garden/planter/Pot/',
      '/garden/planter/',
    ]);
    expect(answers.get('/_navigation/garden.json')?.body).toBe('[{"title":"Pots"}]');
    expect(answers.get('/check-fence/2/1/')?.body).toContain('<div id="__next"><i>Peas</i></div>');
    expect(parse(answers.get('/garden/planter/')?.body ?? '').title).toBe('Planter – Garden');
  });

  /** Returns what the document of a framed demo shows. */
  function propsOf(shown: PageDemo): unknown {
    const body = answersFor(shown).get('/demos/garden/planter/Pot/')?.body ?? '';
    const [, json = ''] = /window\.shown = (.*)<\/script>/.exec(body) ?? [];
    return (JSON.parse(json) as { props: unknown }).props;
  }

  it('shows a framed demo in its first styling, laid out like a page', () => {
    const options = { iframe: true, maxWidth: 480 };
    expect(propsOf(pot({ options, stylings: ['Tailwind', 'CSS'] }))).toMatchObject({
      ...{ html: '<b>Tailwind</b>', css: '.t{}', layout: 'page', maxWidth: '480px' },
      stylings: 'Tailwind,CSS',
    });
  });

  it('shows other demos in a box, without a limit of their width', () => {
    const box = { html: '<b>System</b>', layout: 'box', maxWidth: 'none' };
    expect(propsOf(pot({}))).toMatchObject(box);
    expect(propsOf(pot({ stylings: ['CSS'] }))).toMatchObject(box);
  });
});

describe('startCheckServer', () => {
  it('serves the bundle with its types, answers, and files of the site', async () => {
    const tree = new ContentTree();
    tree.write('public/static/pot.svg', '<svg/>');
    const file = (name: string, text: string) => {
      const contents = new TextEncoder().encode(text);
      return { path: `${tree.root}/_check/${name}`, contents, text, hash: '' };
    };
    const bundle = [file('page.js', 'let größe'), file('page.css', 'b{}'), file('a.bin', '?')];
    const answers: Answers = new Map([['/a/', { type: 'text/html', body: '<p>Größe' }]]);
    const { origin, close } = await startCheckServer(tree.root, bundle, answers);
    const get = async (pathname: string) => {
      const response = await fetch(origin + pathname);
      return [response.headers.get('content-type'), await response.text()];
    };
    try {
      expect(await get('/_check/page.js?v=1')).toEqual(['text/javascript', 'let größe']);
      expect(await get('/_check/page.css')).toEqual(['text/css', 'b{}']);
      expect(await get('/_check/a.bin')).toEqual(['application/octet-stream', '?']);
      expect(await get('/a/?b=1')).toEqual(['text/html; charset=utf-8', '<p>Größe']);
      expect((await get('/static/pot.svg'))[1]).toBe('<svg/>');
    } finally {
      close();
      tree.dispose();
    }
  });
});
