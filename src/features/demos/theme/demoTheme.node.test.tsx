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

it('surrounds the demos of a product that brings a theme, in the place of the site’s', async () => {
  const { html, css } = await renderDemos('/rail/fare/', [{ name: 'Themed', Component: Themed }]);
  expect(html.Themed).toMatch(/^<section data-look=/);
  expect(html.Themed).toContain('&quot;mode&quot;:&quot;light&quot;');
  // The library's own default, for nobody gave it the variables of the site.
  expect(css).not.toContain('var(--mui-palette-primary-main)');
});

it('leaves the other demos as they were', async () => {
  const { html, css } = await renderDemos('/rail/fare/', [{ name: 'Plain', Component: Plain }]);
  expect(html.Plain).toMatch(/^<button/);
  expect(css).toContain('var(--mui-palette-primary-main)');
  expect(themeOf(Plain)).toBeUndefined();
});

it('prints the variables for documents that are not of the product', () => {
  expect(variablesOf(Themed)).toBe('html{--rail-color:red;}');
  expect(variablesOf(Plain)).toBe('');
});
