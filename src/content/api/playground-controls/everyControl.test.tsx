/** @jest-environment-options {"globalsCleanup": "off"} */
import type { ApiDoc, ComponentApi } from '@/model';
import type { LoadedProduct } from '@/content/site/products';
import { playgroundStore } from '@/features/playground/subject/playgroundStore';
import { listSpecimens, type Specimen } from '../specimens/listSpecimens';
import { listUnseen, readSettings } from '../specimens/readSettings';
import type { SpecimenSettings } from '../specimens/specimenSettings';
import { installDom } from '../specimens/testing/installDom';
import { readReference } from '../specimens/testing/readReference';
import { findUnseen } from './testing/findUnseen';
import { freezeClockAndAnimations } from './testing/freezeClockAndAnimations';
import { makePlayground, type ReadSubject } from './testing/makePlayground';
import { kindOfType } from './typeOf';

/**
 * Makes a playground of the specimen of every component in the reference, as the compiler makes one of a demo, and
 * sets each control to each of its values. `docs-data/<product>/specimens/settings.json` lists the components without
 * a playground, rejected values, and controls without a visible effect.
 */
const root = process.cwd();

/** The share of the components with parts that have to react to their controls. */
const leastShare = 0.85;

let docs: readonly ApiDoc[];
let products: readonly LoadedProduct[];

beforeAll(async () => {
  installDom();
  await freezeClockAndAnimations();
  ({ products, docs } = await readReference(root));
}, 240_000);

/** Returns the component's own props that a control can set; if there are none, those it passes on. */
function controllable(
  doc: ComponentApi,
  { given, hasText }: ReadSubject,
  { rejects }: SpecimenSettings,
): string[] {
  const fits = ({ name, type, deprecated }: ComponentApi['props'][number]) =>
    deprecated === undefined &&
    name !== 'children' &&
    given[name] !== null &&
    (rejects[name] ?? rejects[`${doc.name}.${name}`]) === undefined &&
    kindOfType(type);
  const own = doc.props.filter(fits);
  const all = own.length > 0 ? own : doc.inherited.flatMap(({ props }) => props.filter(fits));
  return [...all.map(({ name }) => name), ...(hasText ? ['children'] : [])];
}

/** Returns the number of a playground's controls, and what is wrong with them. */
async function judge(
  { doc, file, source }: Specimen,
  settings: SpecimenSettings,
): Promise<{ tried: string[]; problems: string[] }> {
  const component = doc.name;
  const made = makePlayground({ file, component, code: source }, doc, (subject) => ({
    component,
    props: controllable(doc, subject, settings),
  }));
  const tried = made?.controls.map(({ name }) => name) ?? [];
  if (!made) return { tried, problems: ['Its specimen does not render it by name.'] };
  if (tried.length === 0) return { tried, problems: ['No control fits any of its props.'] };
  const listed = listUnseen(settings);
  const controls = made.controls.filter(
    ({ name }) => !listed.has(name) && !listed.has(`${component}.${name}`),
  );
  if (controls.length === 0) return { tried, problems: ['No control changes anything.'] };
  const { unseen, thrown } = await findUnseen({ ...made, controls }, playgroundStore(made.id));
  if (thrown) return { tried, problems: [`It throws. ${thrown}`] };
  return { tried, problems: unseen.map((name) => `\`${name}\` changes nothing.`) };
}

it('renders a playground of every component, which reacts to each control or has a reason not to', async () => {
  // Ignores warnings about values that require others; only exceptions count.
  const silenced = (['error', 'warn'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation(() => {}),
  );
  const wrong: string[] = [];
  let all = 0;
  let reacting = 0;
  for (const one of products) {
    const { specimens, without } = listSpecimens(root, one, docs);
    const settings = readSettings(root, one.folder);
    const { withoutControls } = settings;
    const listed = new Set([...Object.keys(withoutControls), ...listUnseen(settings).keys()]);
    all += specimens.length + without.length;
    for (const specimen of specimens) {
      const { name, packageName } = specimen.doc;
      listed.delete(name);
      if (withoutControls[name] !== undefined) continue;
      const { tried, problems } = await judge(specimen, settings);
      wrong.push(...problems.map((problem) => `${packageName}/${name}: ${problem}`));
      tried.forEach((prop) => [prop, `${name}.${prop}`].forEach((entry) => listed.delete(entry)));
      if (problems.length === 0) reacting += 1;
    }
    const file = `docs-data/${one.folder}/specimens/settings.json`;
    wrong.push(...[...listed].map((entry) => `${file} lists ${entry}, which nothing has.`));
  }
  silenced.forEach((spy) => spy.mockRestore());
  expect(wrong).toEqual([]);
  expect(reacting / all).toBeGreaterThanOrEqual(leastShare);
}, 900_000);
