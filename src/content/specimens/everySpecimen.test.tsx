import path from 'node:path';
import { transformSync } from '@swc/core';
import type { ComponentType } from 'react';
import type { ApiDoc } from '@/model';
import { extractApi } from '../extract';
import { loadProducts, type LoadedProduct } from '../products';
import { listSpecimens, type Specimen } from './listSpecimens';
import { installDom } from './testing/installDom';

/**
 * Renders the specimen of every component that the reference knows. What cannot be shown is named in
 * `docs-data/<product>/specimens/settings.json` with its reason.
 */
const root = process.cwd();

/** Of the components with parts, how many have to be seen with at least one of them. */
const leastShare = 0.85;

let docs: readonly ApiDoc[];
let products: readonly LoadedProduct[];

beforeAll(async () => {
  installDom();
  ({ products } = await loadProducts(root));
  docs = (
    await extractApi(
      root,
      products.map(({ product }) => product),
    ).read
  ).docs;
}, 240_000);

function load({ file, source }: Specimen): ComponentType {
  if (source === undefined)
    return (require(path.join(root, file)) as { default: ComponentType }).default;
  const { code } = transformSync(source, {
    filename: file,
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  });
  const made: { default?: ComponentType } = {};
  new Function('require', 'exports', code)(require, made);
  return made.default!;
}

/** What is wrong with a specimen; nothing where it renders and at least one of its parts is found. */
async function judge(specimen: Specimen, notices: readonly string[]): Promise<string | undefined> {
  const { act, createElement } = require('react') as typeof import('react');
  const { createRoot } = require('react-dom/client') as typeof import('react-dom/client');
  const errors: string[] = [];
  const note = (...args: unknown[]) => errors.push(args.map(String).join(' ').slice(0, 300));
  const spies = (['error', 'warn'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation(note),
  );
  const container = document.body.appendChild(document.createElement('div'));
  try {
    const reactRoot = createRoot(container);
    await act(async () => reactRoot.render(createElement(load(specimen))));
    const found = specimen.parts.some(
      ({ className }) => className && document.querySelector(className),
    );
    await act(async () => reactRoot.unmount());
    const told = errors.filter((text) => !notices.some((notice) => text.includes(notice)));
    if (told.length > 0) return told[0];
    return found ? undefined : 'None of its parts is in the document.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    spies.forEach((spy) => spy.mockRestore());
    document.body.replaceChildren();
  }
}

it('renders every component with its parts, or says why not', async () => {
  const failures: string[] = [];
  const reasons: string[] = [];
  let count = 0;
  for (const one of products) {
    const { specimens, without } = listSpecimens(root, one, docs);
    reasons.push(...without.map(({ doc, reason }) => `${doc.packageName}/${doc.name}: ${reason}`));
    const notices = one.product.demoLicense?.notices ?? [];
    for (const specimen of specimens) {
      const problem = await judge(specimen, notices);
      count += 1;
      if (problem) failures.push(`${specimen.doc.packageName}/${specimen.doc.name}: ${problem}`);
    }
  }
  if (process.env.LIST_SPECIMENS)
    process.stdout.write(
      `${count}\nWITHOUT\n${reasons.join('\n')}\nFAIL ${failures.length}\n${failures.join('\n')}\n`,
    );
  expect(failures).toEqual([]);
  expect(count / (count + reasons.length)).toBeGreaterThanOrEqual(leastShare);
}, 600_000);
