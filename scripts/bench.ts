import fs from 'node:fs';
import path from 'node:path';
import { weighPage } from '../src/testing/site/weighPage';
import { copyProject } from './bench/copyProject';
import { generatePages } from './bench/generatePages';
import { measureCommand } from './bench/measureCommand';
import { measureDev } from './bench/measureDev';
import { measureSite } from './bench/measureSite';

/** A row of the table: what was measured, the figure, and the budget of design.md §4 as far as it names one. */
interface Row {
  what: string;
  figure: number;
  unit: string;
  budget?: string;
}

const build = ['npx', 'next', 'build'];
const rows: Row[] = [];

function add(what: string, figure: number, rest: Pick<Row, 'unit' | 'budget'>): void {
  const rounded = Math.round(figure * 1000) / 1000;
  rows.push({ what, figure: rounded, ...rest });
  console.log(`  ${what}: ${rounded} ${rest.unit}`);
}

/** Gzipped kilobytes of one page of each kind. */
function weighKinds(): void {
  const kinds = {
    'component page': '/material-ui/react-button/',
    'page with the most demos': '/material-ui/react-autocomplete/',
    guide: '/material-ui/customization/theming/',
    'page without demos': '/experiments/docs/markdown/',
    home: '/',
  };
  for (const [kind, pathname] of Object.entries(kinds)) {
    const { html, script, style } = weighPage('out', pathname);
    add(`JavaScript, ${kind}`, script / 1024, { unit: 'KB gzip', budget: '≤ 150' });
    add(`HTML, ${kind}`, html / 1024, { unit: 'KB gzip', budget: '≤ 30' });
    add(`stylesheets, ${kind}`, style / 1024, { unit: 'KB gzip' });
  }
}

async function benchBuild(count: number): Promise<string> {
  const folder = copyProject();
  generatePages(folder, count);
  const { seconds, peakMegabytes } = await measureCommand(build, folder);
  const script = weighPage(path.join(folder, 'out'), '/material-ui/react-button/').script / 1024;
  add(`build, ${count} generated pages`, count / seconds, { unit: 'pages/s', budget: '≥ 40' });
  add(`build, ${count} generated pages, peak memory`, peakMegabytes, {
    unit: 'MB',
    budget: '≤ 1500',
  });
  add(`JavaScript of a page beside ${count} more`, script, { unit: 'KB gzip', budget: '+ ≤ 2' });
  return folder;
}

async function benchDev(folder: string): Promise<void> {
  fs.rmSync(path.join(folder, '.next'), { recursive: true, force: true });
  const { firstPage, markdownEdit, demoEdit } = await measureDev(folder);
  const among = 'among 1,000 pages';
  add(`next dev to the first page, ${among}`, firstPage / 1000, { unit: 's', budget: '≤ 5' });
  add(`markdown edit to screen, ${among}`, markdownEdit, { unit: 'ms', budget: '≤ 400' });
  add(`demo edit to screen, ${among}`, demoEdit, { unit: 'ms', budget: '≤ 400' });
}

async function main(): Promise<void> {
  console.log('The site as it is');
  const { seconds, peakMegabytes } = await measureCommand(build, '.');
  add('build of the site', seconds, { unit: 's' });
  add('build of the site, peak memory', peakMegabytes, { unit: 'MB', budget: '≤ 1500' });
  const again = await measureCommand(['npx', 'tsx', 'src/content/cli.ts'], '.');
  add('compile step, nothing changed', again.seconds, { unit: 's', budget: '≤ 2' });
  weighKinds();
  const { clientNavigation, layoutShift } = await measureSite();
  add('client navigation, 4× CPU throttle', clientNavigation, { unit: 'ms', budget: '≤ 100' });
  add('layout shift, worst page', layoutShift, { unit: '', budget: '0' });
  console.log('1,000 generated pages');
  const thousand = await benchBuild(1000);
  await benchDev(thousand);
  fs.rmSync(thousand, { recursive: true });
  console.log('3,000 generated pages');
  fs.rmSync(await benchBuild(3000), { recursive: true });
  fs.mkdirSync('bench', { recursive: true });
  fs.writeFileSync('bench/results.json', `${JSON.stringify(rows, null, 2)}\n`);
  console.table(rows);
}

await main();
