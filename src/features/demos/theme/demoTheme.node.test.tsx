import Button from '@mui/material/Button';
import type { DemoTheme } from '@/model';
import { renderDemos } from '../render/renderDemos';
import { variablesOf } from './addVariables';
import { assignTheme, themeOf } from './assignTheme';

const theme: DemoTheme = {
  Provider: ({ look, children }) => <section data-look={JSON.stringify(look)}>{children}</section>,
  styleSheets: () => [{ html: { '--rail-color': 'red' } }],
};

const Plain = () => <Button>Buy</Button>;
const Themed = assignTheme(() => <Button>Buy</Button>, theme);

it('provides a product’s own theme to its demos instead of the site’s', async () => {
  const { html, css } = await renderDemos('/rail/fare/', [{ name: 'Themed', Component: Themed }]);
  expect(html.Themed).toMatch(/^<section data-look=/);
  expect(html.Themed).toContain('&quot;mode&quot;:&quot;light&quot;');
  // MUI's default color: the site's variables are not part of this theme.
  expect(css).not.toContain('var(--mui-palette-primary-main)');
});

it('does not change other demos', async () => {
  const { html, css } = await renderDemos('/rail/fare/', [{ name: 'Plain', Component: Plain }]);
  expect(html.Plain).toMatch(/^<button/);
  expect(css).toContain('var(--mui-palette-primary-main)');
  expect(themeOf(Plain)).toBeUndefined();
});

it('prints the variables for documents of other products', () => {
  expect(variablesOf(Themed)).toBe('html{--rail-color:red;}');
  expect(variablesOf(Plain)).toBe('');
});
