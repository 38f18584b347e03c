import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocsProvider } from '@/base/docs-config';
import { getThemeSettings, ThemeProvider } from '@/base/theme/settings';
import { dispatchTheme } from '@/base/theme/settings/dispatchTheme';
import type { ProductFacts } from '@/model';
import { SettingsButton } from '.';

async function openSettings(products: Partial<ProductFacts>[] = [{}]) {
  const user = userEvent.setup();
  render(
    <DocsProvider config={{ products: products as ProductFacts[] }}>
      <ThemeProvider>
        <SettingsButton />
      </ThemeProvider>
    </DocsProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  return { user, drawer: await screen.findByRole('dialog', { name: 'Settings' }) };
}

function choice(drawer: HTMLElement, group: string, name: string) {
  return within(within(drawer).getByRole('group', { name: group })).getByRole('button', { name });
}

it('is not there before it is asked for', () => {
  render(<SettingsButton />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('changes mode, direction and code language [spec 2.4]', async () => {
  const { user, drawer } = await openSettings();
  expect(choice(drawer, 'Mode', 'System')).toHaveAttribute('aria-pressed', 'true');
  await user.click(choice(drawer, 'Mode', 'Dark'));
  expect(choice(drawer, 'Mode', 'Dark')).toHaveAttribute('aria-pressed', 'true');
  expect(document.body).toHaveClass('mode-dark');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  await user.click(choice(drawer, 'Direction', 'Right to left'));
  expect(document.body.dir).toBe('rtl');
  await user.click(choice(drawer, 'Code language', 'JavaScript'));
  expect(document.cookie).toContain('codeVariant=JS');
});

it('says the one language as a fact', async () => {
  const { drawer } = await openSettings();
  const language = within(drawer).getByRole('group', { name: 'Language' });
  expect(language).toHaveTextContent('English');
  expect(within(language).queryByRole('button')).toBeNull();
});

it('gives both colors of a palette at once, or one of them by its digits, and says how text on it reads', async () => {
  const { user, drawer } = await openSettings();
  const color = within(within(drawer).getByRole('group', { name: 'Color' }));
  await user.click(color.getByRole('button', { name: 'Green and brown' }));
  expect(color.getByRole('button', { name: 'Green and brown' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const green = { primary: { main: '#2e7d32' }, secondary: { main: '#5d4037' } };
  expect(getThemeSettings().paletteColors).toEqual(green);
  expect(decodeURIComponent(document.cookie)).toContain(`paletteColors=${JSON.stringify(green)}`);
  const hex = color.getByRole('textbox', { name: 'Primary, hex value' });
  await user.clear(hex);
  await user.type(hex, '#FFEB3');
  expect(getThemeSettings().paletteColors).toEqual(green);
  expect(hex).toHaveAttribute('aria-invalid', 'true');
  await user.type(hex, 'B');
  expect(getThemeSettings().paletteColors.primary).toEqual({ main: '#ffeb3b' });
  expect(color.getByText('Black text: contrast 13.7:1')).toBeInTheDocument();
  await user.clear(hex);
  await user.type(hex, '1e88e5');
  expect(color.getByText('White text: contrast 3.6:1, below 4.5:1')).toBeInTheDocument();
  expect(getThemeSettings().paletteColors.secondary).toEqual({ main: '#5d4037' });
  act(() => dispatchTheme({ type: 'resetColors' }));
});

it('closes and opens again', async () => {
  const { user } = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
});

it('changes density and spacing, and takes both back [spec 2.4]', async () => {
  const { user, drawer } = await openSettings();
  await user.click(choice(drawer, 'Density', 'Dense'));
  const spacing = within(within(drawer).getByRole('group', { name: 'Spacing' }));
  await user.click(spacing.getByRole('button', { name: 'Increase spacing' }));
  await user.click(spacing.getByRole('button', { name: 'Increase spacing' }));
  await user.click(spacing.getByRole('button', { name: 'Decrease spacing' }));
  expect(spacing.getByRole('status')).toHaveTextContent('9 px');
  expect(getThemeSettings()).toMatchObject({ dense: true, spacing: 9 });
  await user.click(spacing.getByRole('button', { name: 'Reset density and spacing' }));
  expect(spacing.getByRole('status')).toHaveTextContent('8 px');
  expect(choice(drawer, 'Density', 'Comfortable')).toHaveAttribute('aria-pressed', 'true');
});

it('says at the ends of the range that spacing goes no further', async () => {
  const { user, drawer } = await openSettings();
  const button = (name: string) => within(drawer).getByRole('button', { name });
  act(() => dispatchTheme({ type: 'setSpacing', spacing: 16 }));
  expect(button('Increase spacing')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Increase spacing'));
  expect(getThemeSettings().spacing).toBe(16);
  act(() => dispatchTheme({ type: 'setSpacing', spacing: 2 }));
  expect(button('Decrease spacing')).toHaveAttribute('aria-disabled', 'true');
  act(() => dispatchTheme({ type: 'resetDensity' }));
});

it('leads to the color page where there is one, and closes on the way [spec 2.4]', async () => {
  const { user, drawer } = await openSettings([{}, { colorPage: '/rail/color/' }]);
  const link = within(drawer).getByRole('link', { name: 'Choose colors' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/rail\/color\/?$/));
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers the way back to the colors of the site, and no link to a page that is not there [spec 2.4]', async () => {
  const { user, drawer } = await openSettings();
  act(() => dispatchTheme({ type: 'change', paletteColors: { primary: { main: '#00695c' } } }));
  const color = within(within(drawer).getByRole('group', { name: 'Color' }));
  expect(color.queryByRole('link')).toBeNull();
  await user.click(color.getByRole('button', { name: 'Reset colors' }));
  expect(getThemeSettings().paletteColors).toEqual({});
  expect(color.getByRole('button', { name: 'Reset colors' })).toHaveFocus();
});
