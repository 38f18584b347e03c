import type { ApiClass } from '@/model';
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
