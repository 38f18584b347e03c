import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';
import { Menu } from './Menu';
import { MenuCheckbox, MenuRadio } from './MenuChoice';
import { MenuGroup } from './MenuGroup';
import { MenuItem } from './MenuItem';

function renderMenu(onCopy = jest.fn()) {
  render(
    <>
      <Menu label="More actions" trigger={<Button>More</Button>}>
        <MenuItem onClick={onCopy}>Copy the ticket</MenuItem>
        <MenuItem href="#timetable">Timetable</MenuItem>
      </Menu>
      <p>outside</p>
    </>,
  );
  return { onCopy, trigger: screen.getByRole('button', { name: 'More' }) };
}

describe('Menu', () => {
  it('opens by click, sets `aria-expanded` and focuses the first item', async () => {
    const { trigger } = renderMenu();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(screen.getByRole('menu', { name: 'More actions' })).toBeVisible();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menuitem', { name: 'Copy the ticket' })).toHaveFocus();
  });

  it('opens and moves by arrow keys, closes by Escape and focuses its button', async () => {
    const { trigger } = renderMenu();
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Timetable' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it('returns the focus to its button where the browser does not, inside another popover', async () => {
    // What jsdom lacks of the Popover API.
    Object.assign(HTMLElement.prototype, { showPopover: jest.fn(), hidePopover: jest.fn() });
    const { trigger } = renderMenu();
    const panel = screen.getByRole('menu', { hidden: true });
    const matches = jest.spyOn(panel, 'matches').mockReturnValue(true);
    act(() => {
      panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    });
    expect(screen.getByRole('menuitem', { name: 'Copy the ticket' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(trigger).toHaveFocus();
    matches.mockRestore();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });

  it('renders late entries when it opens, before they are shown, and keeps them', async () => {
    render(
      <Menu label="More actions" trigger={<Button>More</Button>} isLate>
        <MenuItem>Copy the ticket</MenuItem>
      </Menu>,
    );
    const panel = screen.getByRole('menu', { hidden: true });
    expect(panel).toBeEmptyDOMElement();
    act(() => void panel.dispatchEvent(new Event('beforetoggle')));
    expect(panel).toHaveTextContent('Copy the ticket');
    expect(panel).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'Copy the ticket' })).toHaveFocus();
  });

  it('renders late entries in browsers without `beforetoggle`', async () => {
    render(
      <Menu label="More actions" trigger={<Button>More</Button>} isLate>
        <MenuItem>Copy the ticket</MenuItem>
      </Menu>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'Copy the ticket' })).toHaveFocus();
  });

  it('acts and closes when an item is chosen', async () => {
    const { onCopy, trigger } = renderMenu();
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy the ticket' }));
    expect(onCopy).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes by a click elsewhere', async () => {
    const { trigger } = renderMenu();
    await userEvent.click(trigger);
    await userEvent.click(screen.getByText('outside'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('tells the browser which panel its button opens, for readers without JavaScript', async () => {
    const { trigger } = renderMenu();
    const panel = document.getElementById(trigger.getAttribute('popovertarget') ?? '');
    expect(panel).toHaveAttribute('popover', 'auto');
  });

  it('has entries with a checked state, and stays open after a choice', async () => {
    const [onClass, onZone] = [jest.fn(), jest.fn()];
    render(
      <Menu label="Seats" trigger={<Button>Seats</Button>}>
        <MenuGroup label="Class">
          <MenuRadio checked onChoose={onClass}>
            Second
          </MenuRadio>
          <MenuRadio checked={false} onChoose={onClass}>
            First
          </MenuRadio>
        </MenuGroup>
        <MenuCheckbox checked={false} onChoose={onZone}>
          Quiet zone
        </MenuCheckbox>
      </Menu>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Seats' }));
    expect(screen.getByRole('group', { name: 'Class' })).toBeVisible();
    const second = screen.getByRole('menuitemradio', { name: 'Second', checked: true });
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}{End} ');
    expect(onClass).toHaveBeenCalledTimes(1);
    expect(onZone).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('menuitemcheckbox', { name: 'Quiet zone' })).toHaveFocus();
  });
});
