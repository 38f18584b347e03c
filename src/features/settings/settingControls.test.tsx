import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocsProvider } from '@/base/docs-config';
import { changeLanguage, languages, type Language } from '@/base/i18n';
import { getThemeSettings, ThemeProvider } from '@/base/theme/settings';
import { dispatchTheme } from '@/base/theme/settings/dispatchTheme';
import { ModeToggle, SettingsButton } from '.';
import { ColorField } from './colors/ColorField';
import { ContrastNote } from './colors/ContrastNote';
import { HexField } from './colors/HexField';
import { PaletteChoices } from './colors/PaletteChoices';
import { LanguageSetting } from './LanguageSetting';

const primary = () => getThemeSettings().paletteColors.primary?.main;

afterEach(() => act(() => dispatchTheme({ type: 'resetColors' })));

describe('the button for the color mode', () => {
  const toggle = () => userEvent.click(screen.getByRole('button'));
  const mode = () => getThemeSettings().mode;
  afterEach(() => act(() => dispatchTheme({ type: 'change', mode: 'system' })));

  it.each([
    ['dark', 'light'],
    ['light', 'dark'],
    ['system', 'dark'],
  ] as const)('leads from %s to %s, and back', async (before, after) => {
    render(<ModeToggle />);
    act(() => dispatchTheme({ type: 'change', mode: before }));
    await toggle();
    await waitFor(() => expect(mode()).toBe(after));
    await toggle();
    await waitFor(() => expect(mode()).toBe(after === 'dark' ? 'light' : 'dark'));
  });
});

describe('the field for a color by its digits', () => {
  /** Renders the field; returns the colors that it has reported. */
  function show(value = '#112233') {
    const chosen: string[] = [];
    render(<HexField label="Digits" value={value} onChange={(color) => chosen.push(color)} />);
    return chosen;
  }
  const field = () => screen.getByRole('textbox', { name: 'Digits' });
  const paste = async (text: string) => {
    await userEvent.clear(field());
    await userEvent.paste(text);
  };

  it.each([
    ['#A1B2C3', '#a1b2c3'],
    ['a1b2c3', '#a1b2c3'],
    [' #A1B2C3 ', '#a1b2c3'],
  ])('reads %j as %s', async (text, color) => {
    const chosen = show();
    await paste(text);
    expect(chosen).toEqual([color]);
    expect(field()).toHaveValue(text);
    expect(field()).toHaveAttribute('aria-invalid', 'false');
  });

  it.each(['#abc', '#a1b2c', '#a1b2c3d4', '#gggggg', 'red', '##a1b2c', '#a1b2c3;', '１２３４５６'])(
    'says that %j is no color, and reports none',
    async (text) => {
      const chosen = show();
      await paste(text);
      expect(chosen).toEqual([]);
      expect(field()).toHaveAttribute('aria-invalid', 'true');
    },
  );

  it('returns to the color when the reader leaves it', async () => {
    show('#112233');
    await paste('#a1b');
    await userEvent.tab();
    expect(field()).toHaveValue('#112233');
    expect(field()).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('the field for the color of a role', () => {
  const root = document.documentElement.style;
  const picker = () => screen.getByLabelText('Primary');
  const ofPrimary = { role: 'primary' } as const;
  const showPrimary = () => render(<ColorField {...ofPrimary} />, { wrapper: ThemeProvider });
  afterEach(() => root.removeProperty('--mui-palette-primary-main'));

  it.each([
    [' #1976D2 ', '#1976d2'],
    ['rgb(25 118 210)', '#000000'],
    ['', '#000000'],
  ])('begins at the shown color %j as %s if the reader chose none', (shown, color) => {
    root.setProperty('--mui-palette-primary-main', shown);
    showPrimary();
    expect(picker()).toHaveValue(color);
    expect(screen.getByRole('textbox')).toHaveValue(color);
  });

  it('changes its own role only', async () => {
    act(() => dispatchTheme({ type: 'change', paletteColors: { secondary: { main: '#ad1457' } } }));
    showPrimary();
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.paste('#00695c');
    expect(picker()).toHaveValue('#00695c');
    expect(getThemeSettings().paletteColors).toEqual({
      primary: { main: '#00695c' },
      secondary: { main: '#ad1457' },
    });
  });
});

describe('the note about contrast', () => {
  it.each([
    ['#000000', 'White text: contrast 21.0:1'],
    ['#777777', 'White text: contrast 4.4:1, below 4.5:1'],
    ['#767676', 'White text: contrast 4.5:1'],
  ])('on %s is “%s”, rounded down', (color, text) => {
    render(<ContrastNote color={color} />);
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('the palettes', () => {
  const pressed = () =>
    screen.queryAllByRole('button', { pressed: true }).map((button) => button.title);

  it('are chosen only while both of their colors are', async () => {
    render(<PaletteChoices />, { wrapper: ThemeProvider });
    expect(pressed()).toEqual([]);
    await userEvent.click(screen.getAllByRole('button')[0]!);
    expect(pressed()).toHaveLength(1);
    const { secondary } = getThemeSettings().paletteColors;
    act(() => dispatchTheme({ type: 'change', paletteColors: { secondary } }));
    expect(primary()).toBeUndefined();
    expect(pressed()).toEqual([]);
  });
});

describe('the language of the site', () => {
  const known = languages as Language[];
  afterEach(async () => {
    known.length = 1;
    await act(() => changeLanguage('en'));
  });

  /** Adds a language to the site, and chooses it. */
  async function choose(language: Language) {
    known.push(language);
    render(<LanguageSetting />);
    await userEvent.click(screen.getByRole('button', { name: language.name }));
  }
  const isPressed = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

  it('is loaded when a reader chooses it', async () => {
    const load = async () => ({ default: { settings: { language: 'Langue' } } });
    await choose({ code: 'fr', name: 'Français', load });
    expect(await screen.findByRole('group', { name: 'Langue' })).toBeVisible();
    expect(isPressed('Français')).toBe(true);
    expect(document.documentElement).toHaveAttribute('lang', 'fr');
  });

  it('stays the same if the chosen one cannot be loaded', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')));
    await choose({ code: 'eo', name: 'Esperanto', load });
    expect(load).toHaveBeenCalledTimes(1);
    expect([isPressed('English'), isPressed('Esperanto')]).toEqual([true, false]);
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });
});

it('the settings of other modules are below those of the site', async () => {
  render(
    <DocsProvider config={{ products: [] }}>
      <ThemeProvider>
        <SettingsButton>
          <p>Offline reading</p>
        </SettingsButton>
      </ThemeProvider>
    </DocsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  const drawer = await screen.findByRole('dialog', { name: 'Settings' });
  expect(drawer).toContainElement(screen.getByText('Offline reading'));
  expect(drawer.textContent).toMatch(/Offline reading$/);
});
