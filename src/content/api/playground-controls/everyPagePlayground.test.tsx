/** @jest-environment-options {"globalsCleanup": "off"} */
import fs from 'node:fs';
import path from 'node:path';
import { packageOf, type ApiDoc, type ComponentApi, type PlaygroundOptions } from '@/model';
import { parseModule } from '@/content/pages/collect';
import { listImported } from '@/content/pages/house-style';
import type { LoadedProduct } from '@/content/site/products';
import { playgroundStore } from '@/features/playground/subject/playgroundStore';
import { listUnseen, readSettings } from '../specimens/readSettings';
import { installDom } from '../specimens/testing/installDom';
import { readReference } from '../specimens/testing/readReference';
import { findUnseen } from './testing/findUnseen';
import { freezeClockAndAnimations } from './testing/freezeClockAndAnimations';
import { makePlayground } from './testing/makePlayground';

const root = process.cwd();

/** Reasons why a test sees no effect, but a reader does: the control needs use of the demo, time, or sizes. */
const noticed = new Set(['whenUsed', 'inTime', 'withSizes']);

let docs: readonly ApiDoc[];
let products: readonly LoadedProduct[];

beforeAll(async () => {
  installDom();
  await freezeClockAndAnimations();
  ({ products, docs } = await readReference(root));
}, 240_000);

/** A playground on a page. */
interface Written {
  file: string;
  options: PlaygroundOptions;
}

/** Lists all demos with controls, from the lines that embed them. */
function listPlaygrounds(): Written[] {
  const pages = fs.readdirSync(path.join(root, 'docs-data'), { recursive: true }).map(String);
  return pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) => {
      const text = fs.readFileSync(path.join(root, 'docs-data', page), 'utf8');
      const lines = text.matchAll(/^\{(\{"demo".*"playground":.*\})\}$/gm);
      return [...lines].map(([, line = '']) => {
        const block = JSON.parse(line) as { demo: string; playground: PlaygroundOptions | string };
        const { demo, playground } = block;
        const options = typeof playground === 'string' ? { component: playground } : playground;
        const file = path.join('docs-data', path.dirname(page), demo.replace(/\.js$/, '.tsx'));
        return { file, options };
      });
    })
    .filter(({ file }) => fs.existsSync(path.join(root, file)));
}

function docOf({ file, options }: Written): ComponentApi | undefined {
  const parsed = parseModule(file, fs.readFileSync(path.join(root, file), 'utf8'));
  const origin = listImported(parsed).get(options.component);
  return docs.find(
    (doc): doc is ComponentApi =>
      doc.kind === 'component' &&
      doc.name === origin?.name &&
      doc.packageName === packageOf(origin.module),
  );
}

/** Tells whether a reader sees the control's effect even though a test does not. */
function isNoticed({ packageName, name: component }: ComponentApi, control: string): boolean {
  const documents = ({ product }: LoadedProduct) =>
    product.api?.sources.some((source) => source.packageName === packageName);
  const folder = products.find(documents)?.folder ?? '';
  const listed = listUnseen(readSettings(root, folder));
  const group = listed.get(control) ?? listed.get(`${component}.${control}`);
  return group !== undefined && noticed.has(group);
}

it('changes something in every playground of a page, whichever control is used', async () => {
  const silenced = (['error', 'warn'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation(() => {}),
  );
  const wrong: string[] = [];
  const written = listPlaygrounds();
  for (const one of written) {
    const doc = docOf(one);
    const source = { file: one.file, component: one.options.component };
    const made = doc && makePlayground(source, doc, () => one.options);
    if (!made) {
      wrong.push(`${one.file}: no playground.`);
      continue;
    }
    const { unseen, thrown } = await findUnseen(made, playgroundStore(made.id), {
      thorough: true,
    });
    const useless = unseen.filter((name) => !isNoticed(doc, name));
    wrong.push(...useless.map((name) => `${one.file}: \`${name}\` changes nothing.`));
    if (thrown) wrong.push(`${one.file}: it throws. ${thrown}`);
  }
  silenced.forEach((spy) => spy.mockRestore());
  expect(wrong).toEqual([]);
  expect(written.length).toBeGreaterThan(70);
}, 600_000);
