import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsButton } from '.';

async function openSettings() {
  const user = userEvent.setup();
  render(<SettingsButton />);
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

it('changes mode, direction and code language', async () => {
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
  expect(choice(drawer, 'Language', 'English')).toHaveAttribute('aria-pressed', 'true');
});

it('closes and opens again', async () => {
  const { user } = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
});
