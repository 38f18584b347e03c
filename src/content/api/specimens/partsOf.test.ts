import type { ApiClass, ApiSlot, ComponentApi } from '@/model';
import { prop } from '../reference/testing/docs';
import { listRoots } from './listRoots';
import { partsOf } from './partsOf';
import { component } from './testing/component';

const slot = (name: string, patch: Partial<ApiSlot> = {}): ApiSlot => ({
  ...{ name, description: '', replaceable: true },
  ...patch,
});
const rule = (key: string, patch: Partial<ApiClass> = {}): ApiClass => ({
  ...{ key, className: `.DemoChip-${key}`, description: '', isGlobal: false },
  ...patch,
});

/** A component with a root slot. */
const withRoot = (name: string, patch: Partial<ComponentApi> = {}) =>
  component(name, { slots: [slot('root', { className: `.Demo${name}-root` })], ...patch });

/** Returns the parts of a component, among others that may fill its slots. */
function partsIn(patch: Partial<ComponentApi>, others: readonly ComponentApi[] = []) {
  const doc = component('Chip', patch);
  return partsOf(doc, listRoots([doc, ...others], doc.productId));
}
const classNames = (...args: Parameters<typeof partsIn>) =>
  partsIn(...args).map(({ name, className }) => [name, className]);

describe('the parts of a component', () => {
  it('are its slots alone, if several of them have a class', () => {
    const slots = [
      slot('root', { className: '.DemoChip-root' }),
      slot('icon', { className: '.DemoChip-icon' }),
      slot('popper'),
    ];
    expect(classNames({ slots, classes: [rule('root'), rule('label')] })).toEqual([
      ['root', '.DemoChip-root'],
      ['icon', '.DemoChip-icon'],
      ['popper', undefined],
    ]);
  });

  it('are also the elements of its other classes, if at most one slot has a class', () => {
    const slots = [slot('root', { className: '.DemoChip-root' }), slot('label')];
    expect(classNames({ slots, classes: [rule('root'), rule('label'), rule('icon')] })).toEqual([
      ['root', '.DemoChip-root'],
      ['label', undefined],
      ['icon', '.DemoChip-icon'],
    ]);
  });

  it('are neither states that many components share nor deprecated', () => {
    const slots = [slot('old', { deprecated: '' }), slot('root')];
    const classes = [
      rule('disabled', { isGlobal: true, className: '.Mui-disabled' }),
      rule('iconOld', { deprecated: 'Use `icon`.' }),
    ];
    expect(classNames({ slots, classes })).toEqual([['root', undefined]]);
  });

  it('do not exist without slots and classes', () => {
    expect(partsIn({})).toEqual([]);
  });

  it('have the content of their slots, without quotes', () => {
    const slots = [
      slot('root', { default: "'span'" }),
      slot('popper', { default: 'Popper' }),
      slot('icon', { default: 'null' }),
      slot('label'),
    ];
    expect(partsIn({ slots }).map((part) => part.default)).toEqual([
      'span',
      'Popper',
      undefined,
      undefined,
    ]);
    expect(partsIn({ slots })[2]).not.toHaveProperty('default');
  });
});

describe('a slot without a class', () => {
  const popper = withRoot('Popper');

  it('has the root class of the component that fills it', () => {
    expect(classNames({ slots: [slot('menu', { default: 'Popper' })] }, [popper])).toEqual([
      ['menu', '.DemoPopper-root'],
    ]);
    const styled = slot('menu', { default: 'Popper component' });
    expect(classNames({ slots: [styled] }, [popper])).toEqual([['menu', '.DemoPopper-root']]);
  });

  it('has the root class of the component with its name, with or without "Element"', () => {
    const others = [popper, withRoot('LineElement')];
    expect(classNames({ slots: [slot('popper'), slot('line')] }, others)).toEqual([
      ['popper', '.DemoPopper-root'],
      ['line', '.DemoLineElement-root'],
    ]);
  });

  it('is not matched by name with a component of another package', () => {
    const other = withRoot('Popper', { packageName: '@demo/other' });
    expect(classNames({ slots: [slot('popper')] }, [other])).toEqual([['popper', undefined]]);
    expect(classNames({ slots: [slot('menu', { default: 'Popper' })] }, [other])).toEqual([
      ['menu', '.DemoPopper-root'],
    ]);
  });

  it('has no class if another slot would have the same', () => {
    const slots = [slot('start', { default: 'Popper' }), slot('end', { default: 'Popper' })];
    expect(classNames({ slots }, [popper])).toEqual([
      ['start', undefined],
      ['end', undefined],
    ]);
  });

  it("has its own class even if another's content has the same", () => {
    const className = '.DemoPopper-root';
    const slots = [slot('start', { className }), slot('end', { default: 'Popper' })];
    expect(classNames({ slots }, [popper])).toEqual([
      ['start', className],
      ['end', undefined],
    ]);
  });
});

describe('the code for a part', () => {
  const named = (...names: string[]) => names.map((name) => prop(name));
  const root = slot('root', { className: '.DemoChip-root' });
  const icon = slot('icon', { className: '.DemoChip-icon' });

  it('passes props to a slot, if the component takes them', () => {
    expect(partsIn({ slots: [icon], props: named('slotProps', 'sx') })[0]?.code).toBe(
      'slotProps={{\n  icon: { /* … */ },\n}}',
    );
  });

  it('styles what no slot prop reaches by its class', () => {
    const fixed = { ...icon, replaceable: false };
    const props = named('slotProps', 'sx');
    const codes = (slots: ApiSlot[], more = props) =>
      partsIn({ slots, props: more }).map(({ code }) => code);
    expect(codes([fixed])).toEqual(["sx={{\n  '& .DemoChip-icon': { /* … */ },\n}}"]);
    expect(codes([{ ...root, replaceable: false }])).toEqual(['sx={{\n  /* … */\n}}']);
    expect(codes([fixed], [])).toEqual(['.DemoChip-icon {\n  /* … */\n}']);
  });

  it('replaces a slot that has neither slot props nor a class', () => {
    expect(partsIn({ slots: [slot('endIcon')], props: named('sx') })[0]?.code).toBe(
      'slots={{\n  endIcon: MyEndIcon,\n}}',
    );
  });

  it('styles the element of a class', () => {
    expect(partsIn({ classes: [rule('label')], props: named('sx', 'slotProps') })[0]?.code).toBe(
      "sx={{\n  '& .DemoChip-label': { /* … */ },\n}}",
    );
  });
});

describe('the roots of components', () => {
  const joy = withRoot('Popper', {
    productId: 'joy-ui',
    slots: [slot('root', { className: '.JoyPopper-root' })],
  });

  it("prefer the product's own component, wherever it is listed", () => {
    const own = withRoot('Popper');
    expect(listRoots([own, joy], 'material-ui')).toEqual(listRoots([joy, own], 'material-ui'));
    expect(listRoots([own, joy], 'material-ui').get('Popper')?.className).toBe('.DemoPopper-root');
    expect(listRoots([own, joy], 'joy-ui').get('Popper')?.className).toBe('.JoyPopper-root');
  });

  it('are classes if no slot is called root, and missing without any', () => {
    const docs = [component('Chip', { classes: [rule('label'), rule('root')] }), component('Box')];
    expect([...listRoots(docs, 'material-ui')]).toEqual([
      ['Chip', { className: '.DemoChip-root', packageName: '@demo/ui' }],
    ]);
  });
});
