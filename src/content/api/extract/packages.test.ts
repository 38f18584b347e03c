import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { ComponentApi, Product } from '@/model';
import { loadProducts } from '@/content/site/products';
import { extractApi } from '@/content/run';
import type { ExtractedApi } from '@/content/run/reference/extractApi';
import { formatCounts } from './formatCounts';
import type { Importable } from './exports';
import { describeDoc } from './testing/describeDoc';

/** What a running package reveals: its prop types and class names. */
interface RuntimeFacts {
  names: string[];
  components: Record<string, string[]>;
  classes: Record<string, Record<string, string>>;
}

const root = process.cwd();
let products: Product[];
let listed: readonly Importable[];
let api: ExtractedApi;
let runtime: Record<string, RuntimeFacts>;

beforeAll(async () => {
  const loaded = await loadProducts(root);
  products = loaded.products.map(({ product }) => product);
  const reading = extractApi(root, products);
  listed = await reading.listed;
  api = await reading.read;
  const facts = path.join(__dirname, 'testing/runtimeFacts.mjs');
  const packages = api.counts.map(({ packageName }) => packageName);
  const output = execFileSync(process.execPath, [facts, ...packages], { maxBuffer: 1e8 });
  runtime = JSON.parse(output.toString()) as Record<string, RuntimeFacts>;
}, 120_000);

function componentDocs(): ComponentApi[] {
  return api.docs.filter((doc): doc is ComponentApi => doc.kind === 'component');
}

/** Returns the name under which a package exports a component, `Unstable_Popup` for `Popup`. */
function exportName(doc: ComponentApi): string {
  return /\{ (\w+)/.exec(doc.imports.at(-1)!)?.[1] ?? doc.name;
}

it('documents something of every package', () => {
  const asked = products.flatMap(({ api: facts }) => facts?.sources ?? []);
  expect(api.counts.map(({ packageName }) => packageName)).toEqual(
    expect.arrayContaining(asked.map(({ packageName }) => packageName)),
  );
  expect(formatCounts(api.counts).split('\n')).toHaveLength(asked.length + 1);
});

it('reports the exports before reading their references', () => {
  const described = api.docs.filter(({ kind }) => kind !== 'interface');
  const pick = ({ name, productId, packageName, imports }: Importable) =>
    [productId, packageName, name, imports] as const;
  expect(listed.map(pick)).toEqual(described.map(pick));
});

it('knows the attributes of every element that a component renders', () => {
  const rendered = componentDocs().flatMap((doc) => doc.element ?? doc.attributesOf ?? []);
  expect(Object.keys(api.attributes)).toEqual([...new Set(rendered)].sort());
  const { button = [] } = api.attributes;
  const names = button.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['aria-label', 'disabled', 'onClick', 'type']));
  expect(names).not.toContain('ref');
  expect(button.find(({ name }) => name === 'onClick')?.type).toBe(
    'MouseEventHandler<HTMLButtonElement>',
  );
});

it('documents every component and hook that the running packages export', () => {
  const known = new Set(
    [
      ...api.docs.map((doc) => [doc.packageName, doc.name]),
      ...api.leftOut.map((one) => [one.packageName, one.name]),
    ].map(String),
  );
  const missing = Object.entries(runtime).flatMap(([packageName, { names, components }]) =>
    names
      .filter((name) => (/^[A-Z]/.test(name) && name in components) || /^use[A-Z]/.test(name))
      .filter(
        (name) => !known.has(String([packageName, name.replace(/^(Unstable|Experimental)_/, '')])),
      )
      .map((name) => `${packageName} ${name}`),
  );
  // The packages' roots do not export their types.
  const untyped = ['@mui/material usePagination', '@mui/system RtlProvider', '@mui/system useRtl'];
  expect(missing).toEqual(untyped);
});

/** Attributes of elements, which are counted but not listed, and a check of the props object itself. */
const attribute =
  /^(on[A-Z]\w*|id|role|style|className|children|href|type|key|colSpan|placeholder|value|defaultValue|autoFocus|htmlFor|exact-prop: \u200b)$/;

it("has every prop that the component's runtime prop types have", () => {
  const lost = componentDocs().flatMap((doc) => {
    const listed = [...doc.props, ...doc.inherited.flatMap(({ props }) => props)];
    const known = new Set([...listed.map(({ name }) => name), ...(api.hidden[doc.pathname] ?? [])]);
    const checked = runtime[doc.packageName]?.components[exportName(doc)] ?? [];
    return checked
      .filter((name) => !known.has(name) && !attribute.test(name))
      .map((name) => `${doc.name}.${name}`);
  });
  // Its types lack the prop that its code reads.
  expect(lost).toEqual(['CssTransition.lastTransitionedPropertyOnEnter']);
});

it('names classes as the running packages do', () => {
  let compared = 0;
  const known = new Set(
    Object.values(runtime).flatMap(({ classes }) =>
      Object.values(classes).flatMap((names) => Object.values(names)),
    ),
  );
  // The components render them, but no constant lists them.
  const unlisted = new Set(['Chip.action', 'Rating.pristine', 'Slider.markLabelActive']);
  const wrong = componentDocs().flatMap((doc) => {
    const name = exportName(doc);
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
    const real = runtime[doc.packageName]?.classes[constant];
    if (!real) return [];
    compared += doc.classes.length;
    return doc.classes
      .filter(({ key, className }) =>
        real[key] ? className !== `.${real[key]}` : !known.has(className.slice(1)),
      )
      .filter(({ key }) => !unlisted.has(`${name}.${key}`))
      .map(({ key, className }) => `${doc.name}.${key}: ${className}, really .${real[key]}`);
  });
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(1000);
});

it('knows the classes that a component takes from the one it extends, and those only in its code', () => {
  const keysOf = (packageName: string, name: string) =>
    new Map(
      componentDocs()
        .filter((doc) => doc.packageName === packageName && doc.name === name)
        .flatMap(({ classes }) => classes.map(({ key, className }) => [key, className] as const)),
    );
  const button = keysOf('@mui/material', 'Button');
  const loading = keysOf('@mui/lab', 'LoadingButton');
  expect([...button.keys()].filter((key) => !loading.has(key))).toEqual([]);
  expect(loading.get('outlined')).toBe('.MuiButton-outlined');
  expect(loading.get('root')).toBe('.MuiLoadingButton-root');
  const slider = keysOf('@mui/joy', 'Slider');
  expect(slider.get('active')).toBe('.Mui-active');
  expect(slider.get('markLabelActive')).toBe('.MuiSlider-markLabelActive');
  // Its code composes a class for a slot that nothing uses.
  expect(button.has('label')).toBe(false);
});

it('names the element that gets the attributes when the component renders', () => {
  const script = path.join(__dirname, 'testing/runtimeRoots.mjs');
  const packages = ['@mui/material', '@mui/lab', '@mui/joy', '@mui/base'];
  const output = execFileSync(process.execPath, [script, ...packages], { maxBuffer: 1e8 });
  const rendered = JSON.parse(output.toString()) as Record<string, Record<string, string>>;
  let compared = 0;
  const wrong = componentDocs().flatMap(({ packageName, name, element = '–' }) => {
    const real = rendered[packageName]?.[name];
    if (real) compared += 1;
    return real && real !== element ? [`${packageName} ${name}: ${element}, really ${real}`] : [];
  });
  // They pass attributes to their child, whatever it is.
  expect(wrong).toEqual([
    '@mui/material SpeedDialAction: –, really button',
    '@mui/material Tooltip: –, really span',
  ]);
  expect(compared).toBeGreaterThan(180);
}, 60_000);

it('has one reference per address', () => {
  const addresses = api.docs.map(({ pathname }) => pathname);
  expect(addresses.filter((one, index) => addresses.indexOf(one) !== index)).toEqual([]);
});

it('reports what cannot be resolved in the installed packages', () => {
  expect(api.unresolved).toEqual([]);
});

it.each([
  ['material-ui', 'Accordion Alert Autocomplete Box Button Checkbox Dialog Grid2 Slider TextField'],
  ['joy-ui', 'Button Card Input Modal Select Tooltip'],
  ['base-ui', 'Button Menu NumberInput Slider TabPanel'],
  ['system', 'Box Container'],
  ['x', 'DataGrid DataGridPremium DatePicker DateRangePicker BarChart RichTreeView TreeItem2'],
])('matches the reviewed snapshot of %s', (productId, names) => {
  const described = names.split(' ').map((name) => {
    const doc = componentDocs().find((one) => one.productId === productId && one.name === name);
    return doc ? describeDoc(doc) : `${name} is missing`;
  });
  expect(described.join('\n\n')).toMatchSnapshot();
});
