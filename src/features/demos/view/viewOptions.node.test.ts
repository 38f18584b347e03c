import { readViewQuery, viewAddress } from './viewAddress';
import { isUsual, toggleSwitch, usualView, type Switches } from './viewOptions';

const lightPage: Switches = {
  rightToLeft: false,
  dark: false,
  dense: false,
  reducedMotion: false,
};
const darkPage: Switches = { ...lightPage, dark: true };
const frame = '/demos/p/Tabs/';
const queryOf = (address: string) => new URL(address, 'https://docs').search;

describe('a switch', () => {
  it('turns a setting against that of the page, and back', () => {
    const dark = toggleSwitch(usualView, 'dark', lightPage);
    expect(dark).toEqual({ width: 'full', dark: true });
    expect(isUsual(dark)).toBe(false);
    expect(isUsual(toggleSwitch(dark, 'dark', lightPage))).toBe(true);
  });

  it('makes a demo on a dark page light', () => {
    expect(toggleSwitch(usualView, 'dark', darkPage)).toEqual({ width: 'full', dark: false });
  });

  it('does not change the other switches', () => {
    const view = { width: 'phone', rightToLeft: true } as const;
    expect(toggleSwitch(view, 'dense', lightPage)).toEqual({ ...view, dense: true });
  });
});

describe('the address', () => {
  it('has no query for widths, which the iframe has by itself', () => {
    expect(viewAddress(frame, { width: 'phone' })).toBe(frame);
  });

  it.each([
    [{ dark: true }, { mode: 'dark' }],
    [{ dark: false }, { mode: 'light' }],
    [{ rightToLeft: true }, { direction: 'rtl' }],
    [{ rightToLeft: false }, { direction: 'ltr' }],
    [{ dense: true }, { dense: true }],
    [{ dense: false }, { dense: false }],
    [{ reducedMotion: true }, { reducedMotion: true }],
    [
      { dark: true, rightToLeft: true, dense: true, reducedMotion: true },
      { mode: 'dark', direction: 'rtl', dense: true, reducedMotion: true },
    ],
  ])('reads %j as settings', (switches, settings) => {
    const address = viewAddress(frame, { width: 'full', ...switches });
    expect(readViewQuery(queryOf(address))).toEqual(settings);
  });

  it.each(['', '?mode=DARK', '?dir=up&density=1&motion=', '?mode=%E0%A4%A'])(
    'reads no settings from %j',
    (search) => expect(readViewQuery(search)).toEqual({}),
  );
});
