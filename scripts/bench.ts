import fs from 'node:fs';
import path from 'node:path';
import { measurePage } from '../src/testing/site/measurePage';
import { copyProject } from './bench/copyProject';
import { generatePages, textPages } from './bench/generatePages';
import { measureMemory, timeCommand } from './bench/measureCommand';
import { measureDev, measureProseEdit } from './bench/measureDev';
import { heavyPages, measureHeavy } from './bench/measureHeavy';
import { measureIcons } from './bench/measureIcons';
import { lowestOf, measureLighthouse } from './bench/measureLighthouse';
import { measureHits, measureSearch, measureShards } from './bench/measureSearch';
import { measureLoad } from './bench/measureLoad';
import { measureNavigation, measureSite } from './bench/measureSite';
import { Report } from './bench/report';
import { readCommandLine } from './commandLine.mjs';

/** The build of contract §1, with memory settings that `next build` alone does not have. */
const build = ['npm', 'run', '--silent', 'build'];
/** The compiler, started as in a build. */
const compile = [process.execPath, 'scripts/bundled.mjs', 'compile'];
const componentPage = '/material-ui/react-button/';
const iconPage = '/material-ui/material-icons/';
const memory = { unit: 'MB', most: 1500 };
const kilobytes = { unit: 'KB gzip' };
const report = new Report();

/** Returns the size of the scripts of a component page in gzipped kilobytes. */
const scriptsOf = (folder: string) =>
  measurePage(path.join(folder, 'out'), componentPage).script / 1024;

function countPages(folder: string): number {
  const manifest = fs.readFileSync(path.join(folder, '.content/manifest.json'), 'utf8');
  return (JSON.parse(manifest) as { pages: unknown[] }).pages.length;
}

/** Returns the number of HTML files, including the pages of demos. */
function countDocuments(folder: string): number {
  const files = fs.readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html')).length;
}

function measureKinds(): void {
  const kinds = {
    'component page': componentPage,
    'page with the most demos': '/material-ui/react-autocomplete/',
    guide: '/material-ui/customization/theming/',
    'page without demos': '/experiments/docs/markdown/',
    home: '/',
  };
  for (const [kind, pathname] of Object.entries(kinds)) {
    const { html, script, style } = measurePage('out', pathname);
    report.add(`JavaScript, ${kind}`, script / 1024, { ...kilobytes, most: 150 });
    report.add(`HTML, ${kind}`, html / 1024, { ...kilobytes, most: 30 });
    report.add(`stylesheets, ${kind}`, style / 1024, kilobytes);
  }
}

function removeBuilt(folder: string): void {
  for (const built of ['.next', '.content', 'out']) {
    fs.rmSync(path.join(folder, built), { recursive: true, force: true });
  }
}

async function benchBuild(): Promise<void> {
  removeBuilt('.');
  report.add('build of the site, cold', await timeCommand(build, '.'), { unit: 's' });
  removeBuilt('.');
  report.add('build of the site, peak memory', await measureMemory(build, '.'), memory);
  const again = await timeCommand(compile, '.');
  report.add('compile step, nothing changed', again, { unit: 's', most: 2 });
}

/** Measures navigation time and layout shift. */
async function benchReading(): Promise<void> {
  const { clientNavigation, layoutShift } = await measureSite();
  report.add('client navigation, 4× CPU throttle', clientNavigation, { unit: 'ms', most: 100 });
  report.add('layout shift, worst page', layoutShift, { unit: '', most: 0 });
}

/** Measures the icon search. */
async function benchIcons(): Promise<void> {
  const { median, slowest } = await measureIcons('out', iconPage);
  const budget = { unit: 'ms', most: 50 };
  report.add('icons, key to results, median, 4× CPU throttle', median, budget);
  report.add('icons, key to results, slowest, 4× CPU throttle', slowest, budget);
}

/** Measures the server of `npm start` under load, and compares it with nginx if that is installed. */
async function benchLoad(): Promise<void> {
  const { loads, megabytes } = await measureLoad(componentPage);
  for (const { connections, encoding, ...load } of loads) {
    const among = `${connections.toLocaleString('en-US')} connections, ${encoding}`;
    report.add(`requests, ${among}`, load.requestsPerSecond, { unit: '/s' });
    report.add(`connections without an answer, ${among}`, load.errors, { unit: '', most: 0 });
    if (load.shareOfNginx !== undefined) {
      report.add(`share of nginx, ${among}`, load.shareOfNginx, { unit: '', least: 0.5 });
    }
  }
  report.add('memory of the server under load', megabytes, { unit: 'MB', most: 300 });
}

/** Measures the size, speed and hit rate of the search. `among` is added to the labels, to tell sites apart. */
async function benchSearch(out: string, pathname: string, among = ''): Promise<void> {
  for (const { name, size } of measureShards(out)) {
    report.add(`search, shard ${name}${among}`, size, { unit: 'KB brotli', most: 200 });
  }
  const { first, three, count } = measureHits(out);
  report.add(`search, ${count} questions, hit rate at 1${among}`, first, { unit: '' });
  report.add(`search, ${count} questions, hit rate at 3${among}`, three, { unit: '' });
  const { cached, notCached, longestTask, perKey } = await measureSearch(out, pathname);
  const slow = `4× CPU throttle${among}`;
  report.add(`search, first result, cached, ${slow}`, cached, { unit: 'ms', most: 50 });
  report.add(`search, first result, not cached, ${slow}`, notCached, { unit: 'ms', most: 300 });
  report.add(`search, main thread per key, mean, ${slow}`, perKey, { unit: 'ms' });
  report.add(`search, main thread per key, longest, ${slow}`, longestTask, { unit: 'ms' });
}

/** Reports the lowest Lighthouse scores, each with its page and the failed audits. */
async function judgePages(): Promise<void> {
  const all = await measureLighthouse();
  const budgets = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
  for (const [category, least] of Object.entries(budgets) as [keyof typeof budgets, number][]) {
    const lowest = lowestOf(category, all);
    if (!lowest) continue;
    const what = `Lighthouse, mobile, ${category}, lowest: ${lowest.pathname}`;
    report.add(what, lowest.scores[category] ?? 0, { unit: '', least });
    const faults = all.filter(({ scores }) => (scores[category] ?? least) < least);
    for (const { pathname, ...page } of faults) {
      console.log(`    ${pathname} ${page.scores[category]}: ${page.faults[category]?.join(', ')}`);
    }
  }
}

/** Measures pages of heavy demos on a slow phone: first demo, layout shift, and Lighthouse scores. */
async function benchHeavy(): Promise<void> {
  for (const { pathname, firstDemo, kilobytes, layoutShift } of await measureHeavy()) {
    const budget = { unit: 's', most: 3 };
    report.add(`first demo to be used, ${pathname}`, firstDemo / 1000, budget);
    report.add(`sent until then, ${pathname}`, kilobytes, { unit: 'KB' });
    report.add(`layout shift, ${pathname}`, layoutShift, { unit: '', most: 0 });
  }
  const judged = await measureLighthouse(heavyPages.map((pathname) => ({ pathname })));
  for (const { pathname, scores } of judged) {
    const least = { unit: '', least: 90 };
    report.add(`Lighthouse, performance, ${pathname}`, scores.performance ?? 0, least);
  }
}

/** Builds a copy of the site with generated pages. `before` is the size of a page's scripts without them. */
async function benchPages(count: number, before: number): Promise<string> {
  const among = `${count.toLocaleString('en-US')} generated pages`;
  const folder = copyProject();
  generatePages(folder, count);
  const seconds = await timeCommand(build, folder);
  report.add(`build, ${among}`, countPages(folder) / seconds, { unit: 'pages/s', least: 40 });
  const documents = countDocuments(folder) / seconds;
  report.add(`build, ${among}, pages of demos counted`, documents, { unit: 'pages/s' });
  const growth = scriptsOf(folder) - before;
  report.add(`JavaScript ${among} add to a page`, growth, { ...kilobytes, most: 2 });
  const { html } = measurePage(path.join(folder, 'out'), '/system/generated/page-10/');
  report.add(`HTML of one of ${among}`, html / 1024, { ...kilobytes, most: 30 });
  const toText = await measureNavigation(path.join(folder, 'out'), textPages);
  const what = `client navigation to a text page of 1,350 words, 4× CPU throttle, ${among}`;
  report.add(what, toText, { unit: 'ms', most: 100 });
  await benchSearch(path.join(folder, 'out'), '/system/generated/page-10/', `, ${among}`);
  removeBuilt(folder);
  report.add(`build, ${among}, peak memory`, await measureMemory(build, folder), memory);
  const again = await timeCommand(compile, folder);
  report.add(`compile step, nothing changed, ${among}`, again, { unit: 's', most: 2 });
  return folder;
}

async function benchDev(folder: string): Promise<void> {
  const { cold, warm, ...edits } = await measureDev(folder);
  const among = 'among 1,000 pages';
  report.add(`next dev to the first page, cold, ${among}`, cold / 1000, { unit: 's', most: 5 });
  report.add(`next dev to the first page, warm, ${among}`, warm / 1000, { unit: 's', most: 3 });
  report.add(`markdown edit to screen, ${among}`, edits.markdownEdit, { unit: 'ms', most: 400 });
  report.add(`demo edit to screen, ${among}`, edits.demoEdit, { unit: 'ms', most: 400 });
  report.add(`error to overlay, ${among}`, edits.errorShown, { unit: 'ms' });
  report.add(`fixed error to page, ${among}`, edits.errorFixed, { unit: 'ms' });
}

async function benchThousand(): Promise<void> {
  const folder = await benchPages(1000, scriptsOf('.'));
  await benchDev(folder);
  generatePages(folder, 1000, { long: true });
  const edit = await measureProseEdit(folder);
  const what = 'prose edit to screen, 1,000 pages of 1,350 words';
  report.add(what, edit, { unit: 'ms', most: 200 });
  fs.rmSync(folder, { recursive: true });
}

async function benchThreeThousand(): Promise<void> {
  fs.rmSync(await benchPages(3000, scriptsOf('.')), { recursive: true });
}

/** The parts by their names on the command line, in the order they run. All but the first need a built site. */
const parts: Readonly<Record<string, [title: string, run: () => Promise<void> | void]>> = {
  build: ['Build of the site', benchBuild],
  weight: ['Size of pages', measureKinds],
  reading: ['In the browser', benchReading],
  search: ['Search', () => benchSearch('out', componentPage)],
  icons: ['Search of the icons', benchIcons],
  lighthouse: ['Lighthouse', judgePages],
  heavy: ['Heavy demos on a phone', benchHeavy],
  load: ['The server under load', benchLoad],
  thousand: ['With 1,000 more pages', benchThousand],
  'three-thousand': ['With 3,000 more pages', benchThreeThousand],
};

/** Returns the parts that the command line names; all if it names none. */
function readParts(): [title: string, run: () => Promise<void> | void][] {
  const names = Object.keys(parts);
  const usage = `npm run bench              measures everything
npm run bench -- PART…     measures some parts: ${names.join(', ')}`;
  const { words } = readCommandLine({ command: 'npm run bench', usage, takesWords: true });
  return (words.length > 0 ? words : names).map((name) => {
    const part = parts[name];
    if (part) return part;
    console.error(`\`npm run bench\` has no part \`${name}\`. It has: ${names.join(', ')}.`);
    process.exit(1);
  });
}

for (const [title, run] of readParts()) {
  report.begin(title);
  await run();
}
report.finish('bench/results.json');
