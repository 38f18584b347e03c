/** @jest-environment node */
import { darkPalette, lightPalette } from './palette';
import { printThemeCss } from './printThemeCss';

describe('printThemeCss', () => {
  const css = printThemeCss();
  const dark = css.slice(css.indexOf('[data-mui-color-scheme="dark"]'));

  it('contains the variables of the site and of demos [spec 9.5]', () => {
    expect(css).toContain(`--docs-palette-text-secondary:${lightPalette.text.secondary};`);
    expect(css).toContain('--docs-shape-borderRadius:12px;');
    expect(css).toContain('--docs-spacing:8px;');
    expect(css).toContain('--mui-palette-primary-main:');
  });

  it('changes the colors in the dark scheme', () => {
    expect(dark).toContain(`--docs-palette-text-secondary:${darkPalette.text.secondary};`);
    expect(dark).toContain('color-scheme:dark;');
  });

  it('is a valid style sheet', () => {
    expect(css.split('{').length).toBe(css.split('}').length);
    expect(css).not.toMatch(/:undefined|\[object/);
  });

  it('omits variables that the shell does not use', () => {
    expect(css).not.toContain('--docs-overlays');
    expect(css.match(/--docs-/g)?.length ?? 0).toBeLessThan(150);
  });
});
