import { expect, test, type Reader } from './reader';

const page = '/base-ui/react-button/';

async function liveDemo(reader: Reader, name: string) {
  await reader.opens(page);
  const stage = reader.demo(name).locator('[data-demo-stage]');
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-live', '');
  return stage;
}

test('a span answers to the keys of a button', async ({ reader }) => {
  const stage = await liveDemo(reader, 'UnstyledButtonsSpan');
  const { keyboard } = reader.page;
  const button = stage.getByRole('button');
  await button.focus();
  await keyboard.down('Enter');
  await expect(stage.getByRole('status')).toHaveText('Stamps: 1');
  await keyboard.up('Enter');
  await keyboard.down('Space');
  await expect(button).toHaveClass(/base--active/);
  await expect(stage.getByRole('status')).toHaveText('Stamps: 1');
  await keyboard.up('Space');
  await expect(stage.getByRole('status')).toHaveText('Stamps: 2');
  await expect(button).not.toHaveClass(/base--active/);
});

test('Tab finds a disabled button that takes focus, and no key runs it', async ({ reader }) => {
  const stage = await liveDemo(reader, 'UnstyledButtonsDisabledFocusCustom');
  const { keyboard } = reader.page;
  await stage.getByRole('button', { name: '7A' }).focus();
  await keyboard.press('Tab');
  const taken = stage.getByRole('button', { name: '7B, taken' });
  await expect(taken).toBeFocused();
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  await keyboard.press('Tab');
  await expect(stage.getByRole('button', { name: '7C, broken' })).not.toBeFocused();
});

test('a native button runs on Enter and on releasing Space; the hook tells its states', async ({
  reader,
}) => {
  const stage = await liveDemo(reader, 'UseButton');
  const { keyboard } = reader.page;
  const button = stage.getByRole('button');
  await button.focus();
  await keyboard.press('Enter');
  await expect(button).toHaveText('Pause the playlist');
  await keyboard.down('Space');
  await expect(button).toHaveAttribute('data-pressed', 'true');
  await keyboard.up('Space');
  await expect(button).toHaveText('Play the playlist');
});

test('a link stays a link: Enter follows it', async ({ reader }) => {
  const stage = await liveDemo(reader, 'UnstyledLinkButton');
  const link = stage.getByRole('link', { name: 'Read about accessibility' });
  await link.focus();
  await reader.page.keyboard.press('Enter');
  await expect(reader.page).toHaveURL(/#accessibility$/);
});
