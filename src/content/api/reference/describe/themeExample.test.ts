import type { ApiClass, ApiProp } from '@/model';
import { chip, chipPage, prop } from '../testing/docs';
import { describeDoc } from './describeDoc';
import { themeExample } from './themeExample';

const theme = { module: '@demo/ui/styles', create: 'createTheme', provider: 'ThemeProvider' };

const named = (className: string): ApiClass => ({
  key: className.split('-')[1] ?? '',
  className,
  description: '',
  isGlobal: false,
});

it('changes styles by a class of the component', () => {
  const { code, hasStyles } = themeExample(chip, theme) ?? {};
  expect(hasStyles).toBe(true);
  expect(code).toContain('styleOverrides: {\n        root: {');
  const joy = { ...chip, themeName: 'JoyChip', classes: [named('.MuiChip-popper')] };
  expect(themeExample(joy, theme)?.code).toContain('popper: {');
});

it('changes no styles where all classes are those of other components', () => {
  const drawer = {
    ...chip,
    themeName: 'DemoSwipeableDrawer',
    classes: [named('.DemoDrawer-root')],
  };
  expect(themeExample(drawer, theme)).toMatchObject({ hasStyles: false });
  expect(themeExample(drawer, theme)?.code).not.toContain('styleOverrides');
  expect(themeExample({ ...chip, classes: [], slots: [] }, theme)?.hasStyles).toBe(false);
});

it('sets only what the types of the theme accept, and imports them', () => {
  const augmentation = '@demo/ui/themeAugmentation';
  const strict = { ...chip, themeOptions: { augmentation, props: [], styles: ['root'] } };
  const { code } = themeExample(strict, theme) ?? {};
  expect(code).toContain(`import type {} from '${augmentation}';`);
  expect(code).not.toContain('defaultProps');
  expect(themeExample({ ...chip, themeOptions: { props: [], styles: [] } }, theme)).toBeUndefined();
  expect(themeExample({ ...chip, themeOptions: undefined }, theme)).toBeUndefined();
});

it('gives no code where there is nothing to set', () => {
  const provider = { ...chip, classes: [], slots: [], props: [prop('value')] };
  expect(themeExample(provider, theme)).toBeUndefined();
  const section = describeDoc(provider, chipPage).find(({ id }) => id === 'theme');
  expect(section?.parts.map(({ kind }) => kind)).toEqual(['text']);
});

describe('the default prop of the example', () => {
  /** Returns the line that sets a default prop; undefined if there is none. */
  function settingOf(props: ApiProp[]): string | undefined {
    const themeOptions = { props: props.map(({ name }) => name), styles: ['root'] };
    const { code = '' } = themeExample({ ...chip, props, themeOptions }, theme) ?? {};
    return /defaultProps: \{\n\s+(.*),\n/.exec(code)?.[1];
  }

  it.each<[string, Partial<ApiProp>, string]>([
    ['the opposite value', { type: 'boolean', default: 'true' }, 'look: false'],
    ['true without a default', { type: 'boolean | null' }, 'look: true'],
    ['the first other string', { type: "'a' | 'b' | 'c'", default: "'a'" }, "look: 'b'"],
    ['the first string without a default', { type: "'a' | 'b'" }, "look: 'a'"],
  ])('has %s', (_, patch, setting) => {
    expect(settingOf([prop('look', patch)])).toBe(setting);
  });

  it.each<[string, Partial<ApiProp>]>([
    ['text', { type: 'string' }],
    ['a list', { type: 'boolean[]' }],
    ['one string', { type: "'a'", default: "'a'" }],
    ['required', { type: 'boolean', required: true }],
    ['deprecated', { type: 'boolean', deprecated: '' }],
  ])('is not one that is %s', (_, patch) => {
    expect(settingOf([prop('look', patch)])).toBeUndefined();
  });

  it('is one that themes often set, wherever it is listed', () => {
    const switches = ['disabled', 'size', 'variant'].map((name) => prop(name, { type: 'boolean' }));
    expect(settingOf(switches)).toBe('variant: true');
    expect(settingOf(switches.slice(0, 1))).toBe('disabled: true');
  });

  it('has quotes if its name is no identifier', () => {
    expect(settingOf([prop('aria-busy', { type: 'boolean' })])).toBe("'aria-busy': true");
  });
});
