import { contrast } from './contrast';
import { darkPalette, lightPalette, type SitePalette } from './palette';

/** Returns every text color with every surface on which it is used. */
function textPairs(palette: SitePalette): [string, string, string][] {
  const { background, text, primary, ink } = palette;
  const surfaces = Object.entries(background);
  const words = { ...text, 'primary.main': primary.main };
  const statuses = (['success', 'warning', 'error', 'info'] as const).map((name) => palette[name]);
  return [
    ...surfaces.flatMap(([surface, behind]) =>
      Object.entries(words).map(([word, color]): [string, string, string] => [
        `${word} on ${surface}`,
        color,
        behind,
      ]),
    ),
    ['primary.onTint on primary.tint', primary.onTint, primary.tint],
    ['primary.contrastText on primary.main', primary.contrastText, primary.main],
    ['ink.contrastText on ink.main', ink.contrastText, ink.main],
    ['ink.contrastText on ink.hover', ink.contrastText, ink.hover],
    ...statuses.flatMap((status): [string, string, string][] => [
      ['status on the page', status.main, background.default],
      ['status on its tint', status.main, status.tint],
      ['text on a status tint', text.primary, status.tint],
      ['status contrastText', status.contrastText, status.main],
    ]),
  ];
}

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s palette', (_, palette) => {
  it.each(textPairs(palette))('%s can be read', (_pair, color, behind) => {
    expect(contrast(color, behind)).toBeGreaterThanOrEqual(4.5);
  });

  it('has a focus ring with sufficient contrast', () => {
    expect(contrast(palette.primary.main, palette.background.default)).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('knows the ends of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBeCloseTo(1);
  });
});
