import { act, render, screen } from '@testing-library/react';
import { copyText, CopyButton } from '.';

function giveClipboard(writeText: unknown) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'execCommand');
});

it('uses the clipboard', async () => {
  const write = jest.fn().mockResolvedValue(undefined);
  giveClipboard(write);
  await copyText('soup');
  expect(write).toHaveBeenCalledWith('soup');
});

it.each([undefined, jest.fn().mockRejectedValue(new Error('denied'))])(
  'falls back to a selection and leaves the focus where it is',
  async (clipboard) => {
    giveClipboard(clipboard);
    const selected: string[] = [];
    document.execCommand = jest.fn(() => {
      selected.push(String(getSelection()));
      return true;
    });
    render(<button>stay</button>);
    screen.getByRole('button').focus();
    const before = document.body.childElementCount;
    await copyText('soup');
    expect(selected).toEqual(['soup']);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(document.body.childElementCount).toBe(before);
  },
);

it('selects text inside an open dialog, because everything outside is inert', async () => {
  giveClipboard(undefined);
  const selected: (string | undefined)[] = [];
  document.execCommand = jest.fn(() => {
    const area = screen.getByRole('dialog', { hidden: true }).querySelector('textarea');
    expect(area).toHaveFocus();
    selected.push(area?.value);
    return true;
  });
  render(
    <dialog open>
      <button>stay</button>
    </dialog>,
  );
  screen.getByRole('button').focus();
  await copyText('soup');
  expect(selected).toEqual(['soup']);
  expect(screen.getByRole('button')).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

it('throws NotAllowedError when nothing works', async () => {
  giveClipboard(undefined);
  document.execCommand = () => false;
  await expect(copyText('soup')).rejects.toMatchObject({
    name: 'NotAllowedError',
    message: 'The request is not allowed',
  });
});

it('the button says "Copied" for 1200 ms [spec 4.2]', async () => {
  jest.useFakeTimers();
  giveClipboard(jest.fn().mockResolvedValue(undefined));
  render(<CopyButton text="soup" />);
  await act(async () => screen.getByRole('button', { name: 'Copy' }).click());
  act(() => jest.advanceTimersByTime(1199));
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
});

it('the button swallows a refusal', async () => {
  giveClipboard(undefined);
  render(<CopyButton text="soup" label="Copy the soup" />);
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('Copy the soup');
});
