/** @jest-environment-options {"globalsCleanup": "off"} */
import fs from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { ApiDoc, ComponentApi, PlaygroundControl, PlaygroundValue } from '@/model';
import { parseModule } from '@/content/pages/collect';
import { deriveModule } from '@/content/pages/playground/deriveModule';
import { findSubject } from '@/content/pages/playground/findSubject';
import { readGiven } from '@/content/pages/playground/readGiven';
import type { LoadedProduct } from '@/content/site/products';
import { playgroundStore, untouched } from '@/features/playground/subject/playgroundStore';
import { listSpecimens, type Specimen } from '../specimens/listSpecimens';
import { readSettings } from '../specimens/readSettings';
import { installDom } from '../specimens/testing/installDom';
import { loadDemo } from '../specimens/testing/loadDemo';
import { mountDemo } from '../specimens/testing/mountDemo';
import { readReference } from '../specimens/testing/readReference';
import { planControls } from './planControls';
import { kindOfType } from './typeOf';

/**
 * Makes a playground of the specimen of every component that the reference knows, as the compiler makes one of a demo, and
 * uses its controls. Which components don't react, and why, `docs-data/<product>/specimens/settings.json` says.
 */
const root = process.cwd();

/** Of the components with parts, how many have to react to their controls. */
const leastShare = 0.85;

let docs: readonly ApiDoc[];
let products: readonly LoadedProduct[];

beforeAll(async () => {
  installDom();
  ({ products, docs } = await readReference(root));
}, 240_000);

/** A playground of a specimen. */
interface Tried {
  Demo: ComponentType;
  controls: readonly PlaygroundControl[];
  id: string;
}

/** The playground of a specimen with all the controls there can be; undefined where the component isn't rendered by name. */
function makePlayground(
  { doc, file, source }: Specimen,
  rejects: Readonly<Record<string, string>>,
): Tried | undefined {
  const code = source ?? fs.readFileSync(path.join(root, file), 'utf8');
  const { tree, specifiers } = parseModule(file, code);
  const component = doc.name;
  const subject = findSubject({ code, tree }, component);
  if (!subject) return undefined;
  const id = `/${file}`;
  const target = `.content/specimens/${component}.playground.tsx`;
  const derived = deriveModule({ file, code, specifiers, subject, component, target, id });
  const given = readGiven(code, subject);
  const text = subject.text && code.slice(subject.text.from, subject.text.to).trim();
  const names = controllable(doc, given, rejects);
  const found = {
    ...{ demo: component, module: doc.packageName, name: component, line: 1, column: 1, given },
    options: { component, props: text === undefined ? names : [...names, 'children'] },
    ...(text !== undefined && { text }),
  };
  return { Demo: loadDemo(derived, target), controls: planControls(found, doc).controls, id };
}

/** The component's own props that a control can set; where it has none, those that it passes on. */
function controllable(
  doc: ComponentApi,
  given: Readonly<Record<string, unknown>>,
  rejects: Readonly<Record<string, string>>,
): string[] {
  const fits = ({ name, type, deprecated }: ComponentApi['props'][number]) =>
    deprecated === undefined &&
    name !== 'children' &&
    given[name] !== null &&
    (rejects[name] ?? rejects[`${doc.name}.${name}`]) === undefined &&
    kindOfType(type);
  const own = doc.props.filter(fits);
  const all = own.length > 0 ? own : doc.inherited.flatMap(({ props }) => props.filter(fits));
  return all.map(({ name }) => name);
}

/** Up to two values that a control can be set to besides what it starts with; of numbers one that isn't the least: steps of 0 never end. */
function otherValues(control: PlaygroundControl): PlaygroundValue[] {
  const { kind, options = [], given, fallback, max } = control;
  const start = given ?? fallback;
  if (kind === 'switch') return [start !== true];
  if (kind === 'text') return ['Another text'];
  if (kind === 'number' && max !== undefined) return [max];
  const others = options.filter((value) => value !== start);
  return others.length > 2 ? [others[0]!, others.at(-1)!] : [...others];
}

/** What is in the document, without the numbers that React counts ids with. */
const shown = () => document.body.innerHTML.replaceAll(/:r[\da-z]+:/g, ':r:');

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Why the playground of a specimen doesn't react; undefined where at least one control does, and none throws. */
async function judge(
  specimen: Specimen,
  rejects: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const { act } = await import('react');
  const tried = makePlayground(specimen, rejects);
  if (!tried) return 'Its specimen does not render it by name.';
  if (tried.controls.length === 0) return 'No control fits any of its props.';
  const store = playgroundStore(tried.id);
  const unmount = await mountDemo(tried.Demo);
  let moves = false;
  let at = '';
  try {
    for (const control of tried.controls) {
      at = control.name;
      const before = shown();
      for (const value of otherValues(control)) {
        const chosen = { [control.name]: value };
        await act(async () => store.set({ values: chosen, props: chosen }));
        moves ||= shown() !== before;
      }
      await act(async () => store.set(untouched));
    }
    await unmount();
  } catch (error) {
    document.body.replaceChildren();
    return `${at} throws: ${messageOf(error)}`;
  }
  return moves ? undefined : 'No control changes anything.';
}

it('renders a playground of every component that reacts to its controls, or says why not', async () => {
  // Warnings are the package's advice on values that need others; what throws counts.
  const silenced = (['error', 'warn'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation(() => {}),
  );
  const wrong: string[] = [];
  let all = 0;
  let reacting = 0;
  for (const one of products) {
    const { specimens, without } = listSpecimens(root, one, docs);
    const { rejects, withoutControls } = readSettings(root, one.folder);
    const known = new Set(specimens.map(({ doc }) => doc.name));
    const unknown = Object.keys(withoutControls).filter((name) => !known.has(name));
    wrong.push(...unknown.map((name) => `${name} is listed, and has no specimen.`));
    all += specimens.length + without.length;
    for (const specimen of specimens) {
      const { name, packageName } = specimen.doc;
      if (withoutControls[name] !== undefined) continue;
      const problem = await judge(specimen, rejects);
      if (problem) wrong.push(`${packageName}/${name}: ${problem}`);
      else reacting += 1;
    }
  }
  silenced.forEach((spy) => spy.mockRestore());
  expect(wrong).toEqual([]);
  expect(reacting / all).toBeGreaterThanOrEqual(leastShare);
}, 900_000);
