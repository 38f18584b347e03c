/** @jest-environment-options {"globalsCleanup": "off"} */
import fs from 'node:fs';
import path from 'node:path';
import type { ApiDoc } from '@/model';
import type { LoadedProduct } from '@/content/site/products';
import { listSpecimens, type Specimen } from './listSpecimens';
import { readSettings } from './readSettings';
import { installDom } from './testing/installDom';
import { listInaccessible } from './testing/listInaccessible';
import { loadDemo } from './testing/loadDemo';
import { mountDemo } from './testing/mountDemo';
import { readReference } from './testing/readReference';
import { writeSpecimen } from './writeSpecimen';

/**
 * Renders the specimen of every component in the reference. `docs-data/<product>/specimens/settings.json` lists the
 * components that cannot be rendered, with the reason.
 */
const root = process.cwd();

/** The share of the components with parts of which at least one has to be found. */
const leastShare = 0.85;

let docs: readonly ApiDoc[];
let products: readonly LoadedProduct[];

beforeAll(async () => {
  installDom();
  ({ products, docs } = await readReference(root));
}, 240_000);

function load({ file, source }: Specimen) {
  return loadDemo(source ?? fs.readFileSync(path.join(root, file), 'utf8'), file);
}

/** Returns what is wrong with a specimen; undefined if it is accessible and at least one of its parts is found. */
async function judge(specimen: Specimen, notices: readonly string[]): Promise<string | undefined> {
  const errors: string[] = [];
  const note = (...args: unknown[]) => errors.push(args.map(String).join(' ').slice(0, 300));
  const spies = (['error', 'warn'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation(note),
  );
  try {
    const unmount = await mountDemo(load(specimen));
    const found = specimen.parts.some(
      ({ className }) => className && document.querySelector(className),
    );
    const inaccessible = await listInaccessible();
    await unmount();
    const told = errors.filter((text) => !notices.some((notice) => text.includes(notice)));
    if (told.length > 0) return told[0];
    if (!found) return 'None of its parts is in the document.';
    return inaccessible[0];
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    spies.forEach((spy) => spy.mockRestore());
    document.body.replaceChildren();
  }
}

it('renders every component with its parts, or has a reason not to', async () => {
  const failures: string[] = [];
  let shown = 0;
  let all = 0;
  for (const one of products) {
    const { specimens, without } = listSpecimens(root, one, docs);
    all += specimens.length + without.length;
    shown += specimens.length;
    failures.push(...(await listFailures(specimens, one)));
  }
  expect(failures).toEqual([]);
  expect(shown / all).toBeGreaterThanOrEqual(leastShare);
}, 600_000);

it('has reasons only for components that the types alone cannot render', async () => {
  const needless: string[] = [];
  for (const one of products) {
    const { without, around } = readSettings(root, one.folder);
    const reasoned = listSpecimens(root, one, docs).without.filter(({ doc }) => without[doc.name]);
    const known = new Set(reasoned.map(({ doc }) => doc.name));
    needless.push(...Object.keys(without).filter((name) => !known.has(name)));
    const written = reasoned.flatMap(({ doc, parts }): Specimen[] => {
      const source = writeSpecimen(doc, around[doc.packageName]);
      return source ? [{ doc, parts, file: `${doc.name}.jsx`, source }] : [];
    });
    const failing = await listFailures(written, one);
    needless.push(
      ...written
        .map(({ doc }) => doc.name)
        .filter((name) => !failing.some((failure) => failure.includes(`/${name}: `))),
    );
  }
  expect(needless).toEqual([]);
}, 600_000);

/** Lists the failures of a product's specimens, each with the name of its component. */
async function listFailures(
  specimens: readonly Specimen[],
  { product }: LoadedProduct,
): Promise<string[]> {
  const failures: string[] = [];
  for (const specimen of specimens) {
    const problem = await judge(specimen, product.demoLicense?.notices ?? []);
    const { packageName, name } = specimen.doc;
    if (problem) failures.push(`${packageName}/${name}: ${problem}`);
  }
  return failures;
}
