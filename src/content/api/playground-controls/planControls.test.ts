import type { ApiProp, ComponentApi, PlaygroundOptions } from '@/model';
import type { FoundPlayground } from '@/content/pages/stages';
import { planControls } from './planControls';

const prop = (name: string, type: string, fallback?: string): ApiProp => ({
  ...{ name, type, required: false, description: '' },
  ...(fallback !== undefined && { default: fallback }),
});

const doc = {
  kind: 'component',
  name: 'Button',
  props: [
    prop('children', 'React.ReactNode'),
    prop('color', "'inherit' | 'primary' | 'secondary' | 'success' | 'error'", "'primary'"),
    prop('disabled', 'boolean', 'false'),
    prop('loading', 'boolean | null'),
    prop('max', 'number', '5'),
    prop('onClick', '(event: string | number) => void'),
    prop('onFocus', 'null'),
    prop('rank', '(label: string) => true | false'),
    prop('size', "'small' | 'medium' | 'large'", "'medium'"),
    prop('title', 'string'),
    prop('variant', "'text' | 'contained'", "'text'"),
  ],
  inherited: [{ from: 'ButtonBase', props: [prop('centerRipple', 'boolean', 'false')] }],
} as unknown as ComponentApi;

const foundIn = (found: Partial<FoundPlayground>): FoundPlayground => ({
  ...{ demo: 'ButtonUsage', module: '@mui/material/Button', name: 'Button', line: 1, column: 1 },
  ...{ options: { component: 'Button' }, given: {} },
  ...found,
});

function plan(options: Omit<PlaygroundOptions, 'component'>, found: Partial<FoundPlayground> = {}) {
  return planControls(foundIn({ options: { component: 'Button', ...options }, ...found }), doc);
}

it('has a control for each simple prop of the component, the most common ones first', () => {
  expect(plan({}).controls.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'variant toggle',
    'color select',
    'size toggle',
    'disabled switch',
    'loading switch',
  ]);
});

it("leaves out what the demo computes, without an author's help", () => {
  const { controls, complaints } = plan({}, { given: { disabled: null, size: 'small' } });
  expect(controls.map(({ name }) => name)).not.toContain('disabled');
  expect(controls.find(({ name }) => name === 'size')).toMatchObject({ given: 'small' });
  expect(complaints).toEqual([]);
});

it("keeps the author's order, and knows the initial values of props", () => {
  const props = ['size', { name: 'max', max: 9 }, 'title', 'centerRipple', 'children'];
  expect(plan({ props }, { text: 'Go' }).controls).toEqual([
    { name: 'size', kind: 'toggle', options: ['small', 'medium', 'large'], fallback: 'medium' },
    { name: 'max', kind: 'number', fallback: 5, min: 0, max: 9, step: 1 },
    { name: 'title', kind: 'text' },
    { name: 'centerRipple', kind: 'switch', fallback: false },
    { name: 'children', kind: 'text', given: 'Go' },
  ]);
});

it('makes sliders for CSS variables only, if the author asks for nothing else', () => {
  expect(
    plan({ variables: { '--Button-gap': [8, 0, 32], '--Button-scale': [1, 0, 2, ''] } }),
  ).toEqual({
    complaints: [],
    controls: [
      { name: '--Button-gap', kind: 'number', fallback: 8, min: 0, max: 32, step: 1, unit: 'px' },
      { name: '--Button-scale', kind: 'number', fallback: 1, min: 0, max: 2, step: 0.1, unit: '' },
    ],
  });
});

it.each<[Omit<PlaygroundOptions, 'component'>, Partial<FoundPlayground>, [string, string]]>([
  [{ props: ['varient'] }, {}, ['`Button` has no prop `varient`.', 'Did you mean `variant`?']],
  [{ props: ['size'] }, { given: { size: null } }, ['The demo computes `size`', 'literal']],
  [{ props: ['onClick'] }, {}, ['No control fits `onClick`', '"options"']],
  [{ props: ['children'] }, {}, ['The children of `Button` are more than text', 'Remove']],
  [{ presets: { Big: { size: 'lage' } } }, {}, ['`Big` gives `"lage"` to `size`', '`large`']],
  [{ presets: { Big: { siz: 'large' } } }, {}, ['`Big` sets `siz`', '`size`']],
  [{ presets: { Off: { disabled: 'yes' } } }, {}, ['`Off` gives `"yes"` to `disabled`', 'values']],
])('complains about %j', (options, found, [what, fix]) => {
  const { complaints } = plan(options, found);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]?.what).toContain(what);
  expect(complaints[0]?.fix).toContain(fix);
});

it('shows color swatches if the product defines them', () => {
  const found = { ...foundIn({}), options: { component: 'Button', props: ['color', 'size'] } };
  const swatches = { primary: 'var(--primary)', error: 'red', danger: 'red' };
  const [color, size] = planControls(found, doc, swatches).controls;
  expect(color).toMatchObject({
    kind: 'color',
    options: ['inherit', 'primary', 'secondary', 'success', 'error'],
    swatches: { primary: 'var(--primary)', error: 'red' },
  });
  expect(size).not.toHaveProperty('swatches');
  expect(planControls(found, doc, { danger: 'red' }).controls[0]).toMatchObject({ kind: 'select' });
});
