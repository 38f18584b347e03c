import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { Menu } from './Menu';
import { MenuItem } from './MenuItem';

const trigger = () => screen.getByRole('button', { name: 'Trains' });
const item = (name: string) => screen.getByRole('menuitem', { name });

/** Renders a menu of trains between two other controls. */
function renderMenu(current?: string) {
  const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <>
      <button>Before</button>
      <Menu label="Trains" trigger={<Button>Trains</Button>}>
        <MenuItem description="Stops everywhere" current={current === 'Local'}>
          Local
        </MenuItem>
        <MenuItem href="/express/" onClick={onClick} current={current === 'Express'}>
          Express
        </MenuItem>
        <MenuItem>Night – 夜</MenuItem>
      </Menu>
      <button>After</button>
    </>,
  );
  return onClick;
}

describe('items of a menu', () => {
  it('follows a link, tells the page of it, and closes', async () => {
    const onClick = renderMenu();
    await userEvent.click(trigger());
    expect(item('Express')).toHaveAttribute('href', '/express/');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('focuses the entry of what is shown now, and marks no other', async () => {
    renderMenu('Express');
    await userEvent.click(trigger());
    expect(item('Express')).toHaveFocus();
    expect(item('Express')).toHaveAttribute('aria-current', 'true');
    expect(item('Local Stops everywhere')).not.toHaveAttribute('aria-current');
  });

  it('is left by Tab, which goes on to what follows the menu', async () => {
    renderMenu();
    await userEvent.click(trigger());
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('closes by a second press of its button', async () => {
    renderMenu();
    await userEvent.dblClick(trigger());
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens by the upper arrow key, but not by other keys', async () => {
    renderMenu();
    trigger().focus();
    await userEvent.keyboard('{ArrowLeft}{Home}x');
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menu', { name: 'Trains' })).toBeVisible();
  });

  it('is no stop of Tab while the menu is closed', async () => {
    renderMenu();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('goes round by arrow keys', async () => {
    renderMenu();
    await userEvent.click(trigger());
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Night – 夜')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Local Stops everywhere')).toHaveFocus();
  });
});

it('skips entries that are disabled', async () => {
  render(
    <Menu label="Trains" trigger={<Button>Trains</Button>}>
      <MenuItem disabled>Local</MenuItem>
      <MenuItem>Express</MenuItem>
      <MenuItem disabled>Night</MenuItem>
      <MenuItem href="/all/">All</MenuItem>
    </Menu>,
  );
  await userEvent.click(trigger());
  expect(item('Express')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('All')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Express')).toHaveFocus();
});

describe('IconButton', () => {
  it('explains itself by a description, and leads to an address as a link', () => {
    render(
      <IconButton label="Print" about="Needs a printer" href="/print/">
        ⎙
      </IconButton>,
    );
    const link = screen.getByRole('link', { name: 'Print' });
    expect(link).toHaveAttribute('aria-description', 'Needs a printer');
    expect(link).toHaveAttribute('href', '/print/');
  });

  it('is a button without a tooltip if its name is visible next to it', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <IconButton label="Print" tooltip="none">
          ⎙
        </IconButton>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(screen.getByRole('button')).not.toHaveAttribute('data-tooltip');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['a button', undefined],
    ['a link', '/print/'],
  ])('gives its element to the owner of a ref, as %s', (_, href) => {
    const refs = [createRef<HTMLButtonElement>(), createRef<HTMLButtonElement>()] as const;
    render(
      <>
        <IconButton label="Print" href={href as string} ref={refs[0]}>
          ⎙
        </IconButton>
        <Button href={href as string} ref={refs[1]} icon={<svg aria-hidden />}>
          Send
        </Button>
      </>,
    );
    const role = href ? 'link' : 'button';
    expect(refs[0].current).toBe(screen.getByRole(role, { name: 'Print' }));
    expect(refs[1].current).toBe(screen.getByRole(role, { name: 'Send' }));
  });
});
