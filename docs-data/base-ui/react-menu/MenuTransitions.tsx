import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { CssTransition } from '@mui/base/Transitions';
import { styled } from '@mui/system';
import { Item, Listbox, Popup, Trigger } from './StyledMenu';

const Grow = styled(CssTransition)({
  opacity: 0,
  scale: '1 0.8',
  transformOrigin: 'top',
  '&.menu-open': { opacity: 1, scale: '1 1' },
  transition: 'opacity 150ms ease-out, scale 150ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

const GrowingListbox = forwardRef<
  HTMLUListElement,
  ComponentPropsWithoutRef<'ul'>
>(function GrowingListbox(props, ref) {
  return (
    <Grow
      enterClassName="menu-open"
      exitClassName="menu-closed"
      lastTransitionedPropertyOnExit="scale"
    >
      <Listbox {...props} ref={ref} />
    </Grow>
  );
});

const slots = { root: Popup, listbox: GrowingListbox };

export default function MenuTransitions() {
  return (
    <Dropdown>
      <Trigger>Map</Trigger>
      <Menu slots={slots} slotProps={{ listbox: { 'aria-label': 'Map' } }}>
        <Item>Center on me</Item>
        <Item>Show the terrain</Item>
        <Item>Measure a distance</Item>
      </Menu>
    </Dropdown>
  );
}
