import { renderDemos } from '@/features/demos/server';
import { demo, fence, pageSources } from '../testing/pageSources';
import { listenToConsole } from './listenToConsole';
import { renderComponent } from './renderComponent';
import { renderFences } from './renderFences';
import type { ServerBundle } from './runBundle';

const file = 'docs-data/garden/planter/Pot.tsx';
// The function that the bundle exports. No other one is called here.
const server = { renderDemos } as unknown as ServerBundle;

const render = (load: () => unknown, sources = pageSources({ demos: [demo('Pot')] })) =>
  renderComponent(server, { root: '/garden', sources, name: 'Pot', file, line: 3, load });

/** Returns an error whose stack names this position. */
function errorAt(place: string, message: string): Error {
  const stack = `Error: ${message}\n    at dig (/garden/${place})\n    at Pot (/garden/${file}:90:1)`;
  return Object.assign(new Error(message), { stack });
}

describe('listenToConsole', () => {
  it('returns each error and warning once, with its values filled in and without its stack', async () => {
    const heard = await listenToConsole(async () => {
      console.error('No %s in %d pots', 'soil', 3);
      console.warn('Too dry:\n   water it\n    at Pot (a.js:1:1)\n    at b');
      console.warn('Too dry:\n   water it\n    at Seed (a.js:9:1)');
    });
    expect(heard.map(({ text }) => text)).toEqual(['No soil in 3 pots', 'Too dry: water it']);
    expect(heard[1]?.stack).toContain('at Pot');
  });

  it('gives the console back, also if the work fails', async () => {
    const { error, warn } = console;
    await expect(
      listenToConsole(async () => {
        throw new Error('No soil');
      }),
    ).rejects.toThrow('No soil');
    expect(console).toMatchObject({ error, warn });
  });
});

describe('renderComponent', () => {
  it('returns markup and styles of a component', async () => {
    const Pot = () => <b>Ton – 陶</b>;
    const { Component, html, problems } = await render(() => Pot);
    expect(Component).toBe(Pot);
    expect(html).toContain('<b>Ton – 陶</b>');
    expect(problems).toEqual([]);
  });

  it('reports what a component throws, at the author’s line in the stack', async () => {
    const { html, problems } = await render(() => () => {
      throw errorAt(`${file}:8:5`, 'window is not defined');
    });
    expect(html).toBe('');
    expect(problems).toMatchObject([
      { check: 'server render', file, line: 8, column: 5, fix: expect.any(String) },
    ]);
    expect(problems[0]?.what).toContain('window is not defined');
  });

  it('reports what is thrown without a stack at the default export', async () => {
    const { problems } = await render(() => () => {
      throw 'a string';
    });
    expect(problems).toMatchObject([{ file, line: 3, what: expect.stringContaining('a string') }]);
  });

  it('reports a module that cannot be run', async () => {
    const { Component, problems } = await render(() => {
      throw errorAt(`${file}:2:1`, 'document is not defined');
    });
    expect(Component).toBeUndefined();
    expect(problems).toEqual([
      {
        ...{ check: 'server render', file, line: 2, column: 1 },
        what: 'The module cannot be run: Error: document is not defined',
        fix: 'Make it run without a browser.',
      },
    ]);
  });

  it('reports what a component writes to the console', async () => {
    const { html, problems } = await render(() => () => {
      console.error(`No soil\n    at Pot (/garden/${file}:12:7)`);
      return <i>Pot</i>;
    });
    expect(html).toContain('Pot');
    expect(problems).toMatchObject([
      { line: 12, what: 'On the server it writes to the console: No soil' },
    ]);
  });

  it('ignores warnings about a package’s `defaultProps`, but not those about the author’s', async () => {
    const warning = 'Warning: Label: Support for defaultProps will be removed';
    const { problems } = await render(() => () => {
      console.error(`${warning} from packages.\n    at Label (/garden/node_modules/a.js:1:1)`);
      console.error(`${warning} from Pot.\n    at Label (/garden/${file}:5:1)`);
      return null;
    });
    expect(problems).toMatchObject([{ line: 5, what: expect.stringMatching(/from Pot\.$/) }]);
  });

  it.each([undefined, 'Pot', 7, { Pot: 1 }, <b key="a" />])(
    'renders nothing for the default export %p',
    async (value) => {
      expect(await render(() => value)).toEqual({ html: '', css: '', problems: [] });
    },
  );
});

describe('renderFences', () => {
  it('renders each fence, and reports the problems of one at its line of the page', async () => {
    const sources = pageSources({ fences: [fence(10, ''), fence(20, ''), fence(30, '')] });
    const broken = () => {
      throw errorAt('check-fence:0/2.tsx:4:9', 'No soil');
    };
    const modules = {
      ...{ demos: {}, javaScript: {} },
      fences: { 0: () => () => <b>Peas</b>, 2: () => broken, 7: () => () => <b>Unknown</b> },
    };
    const { fences, problems } = await renderFences(server, modules, { root: '/', sources });
    expect(fences).toMatchObject([{ index: 0, fence: { line: 10 }, html: '<b>Peas</b>' }]);
    expect(problems).toMatchObject([{ check: 'fences', line: 33, column: 9 }]);
  });
});
