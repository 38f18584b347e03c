import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { Findings } from './Findings';
import { Watcher } from './watcher';

const origin = 'http://127.0.0.1:4100';
const demo = 'docs-data/garden/planter/Pot.tsx';

let tab: EventEmitter;
let findings: Findings;
let watcher: Watcher;

beforeEach(() => {
  // The part of a Playwright page that the watcher uses: its events.
  tab = new EventEmitter();
  findings = new Findings();
  const locate = (stack: string) => (stack.includes('Pot') ? { file: demo, line: 7 } : undefined);
  watcher = new Watcher(tab as unknown as Page, findings, { origin, locate });
  watcher.place = { check: 'fences', file: 'planter.md', line: 3, when: 'when it is mounted' };
});

const log = (type: string, text: string) =>
  tab.emit('console', { type: () => type, text: () => text });
const request = (url: string) => tab.emit('request', { url: () => url });
const respond = (status: number, url: string) =>
  tab.emit('response', { status: () => status, url: () => url });
const said = () => findings.problems.map(({ what }) => what);

it('reports errors and warnings in the console, without stack and line breaks', () => {
  log('error', 'No soil\n  in the pot\n    at dig (page.js:1:2)\n    at b');
  log('warning', 'Too dry.');
  log('info', 'Growing');
  log('log', 'Growing');
  expect(said()).toEqual([
    'It writes to the console: No soil in the pot (when it is mounted).',
    'It writes to the console: Too dry. (when it is mounted).',
  ]);
});

it('leaves dots and relative paths in messages unchanged', () => {
  log('error', 'Digging... cannot find ../pot.png');
  expect(said()).toEqual([
    'It writes to the console: Digging... cannot find ../pot.png (when it is mounted).',
  ]);
});

it('reports at the current place with what the check is doing', () => {
  log('error', 'No soil');
  watcher.place = { check: 'keyboard', file: 'other.md', when: 'when Tab is pressed' };
  log('error', 'No water');
  expect(findings.problems).toMatchObject([
    { check: 'fences', file: 'planter.md', line: 3, fix: 'Fix what the message names.' },
    { check: 'keyboard', file: 'other.md', what: expect.stringContaining('(when Tab is pressed)') },
  ]);
  expect(findings.problems[1]).not.toHaveProperty('when');
});

it('reports at the line in the stack trace, as a problem of the browser if that is another file', () => {
  tab.emit('pageerror', Object.assign(new Error('No soil'), { stack: 'Error\n at Pot (a.js)' }));
  watcher.place = { check: 'keyboard', file: demo, when: 'when Tab is pressed' };
  log('error', 'Pot is empty');
  expect(findings.problems).toMatchObject([
    { check: 'browser', file: demo, line: 7, what: expect.stringMatching(/^It throws: .*No soil/) },
    { check: 'keyboard', file: demo, line: 7 },
  ]);
});

it('reports an error without a stack trace', () => {
  tab.emit('pageerror', Object.assign(new Error('No soil'), { stack: undefined }));
  expect(findings.problems).toMatchObject([{ check: 'fences', file: 'planter.md', line: 3 }]);
});

it('reports each problem once, also if another tab has the same', () => {
  const other = new EventEmitter();
  const second = new Watcher(other as unknown as Page, findings, {
    origin,
    locate: () => undefined,
  });
  second.place = { ...watcher.place, when: 'in dark' };
  log('error', 'No soil');
  log('error', 'No soil');
  other.emit('console', { type: () => 'error', text: () => 'No soil' });
  expect(said()).toEqual(['It writes to the console: No soil (when it is mounted).']);
});

it('ignores messages that repeat other problems', () => {
  log('error', 'Failed to load resource: the server responded with a status of 404');
  log('error', 'The above error occurred in the <Pot> component:');
  log('error', 'Warning: An error occurred during hydration. The server HTML was replaced');
  tab.emit('pageerror', new Error('Hydration failed because the server rendered something else'));
  expect(said()).toEqual([]);
});

it('reports missing files of the site with their address', () => {
  respond(404, `${origin}/static/pot.png?size=2`);
  respond(500, `${origin}/static/soil.png`);
  respond(200, `${origin}/static/seed.png`);
  respond(304, `${origin}/static/seed.png`);
  respond(404, 'https://garden.test/rose.png');
  expect(said()).toEqual([
    "It asks for /static/pot.png?size=2, which isn't there (when it is mounted).",
    "It asks for /static/soil.png, which isn't there (when it is mounted).",
  ]);
});

it('reports requests to other hosts, except for fonts', () => {
  request(`${origin}/pots/`);
  request('data:image/png;base64,AAAA');
  request('blob:null/12');
  request('https://fonts.gstatic.com/s/a.woff2');
  request('https://garden.test/rose.png');
  expect(said()).toEqual([
    'It asks another host for https://garden.test/rose.png (when it is mounted).',
  ]);
});

it('reports a crash of the tab', () => {
  tab.emit('crash');
  expect(findings.all).toMatchObject([{ fix: 'Look for an endless loop.', line: 3 }]);
});
