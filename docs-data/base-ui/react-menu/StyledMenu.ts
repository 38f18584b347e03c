import { MenuButton, menuButtonClasses } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

export const Trigger = styled(MenuButton)({
  padding: '8px 16px',
  border: '1px solid currentColor',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  [`&.${menuButtonClasses.expanded}`]: {
    backgroundColor: 'light-dark(#e5e7eb, #374151)',
  },
  '&:focus-visible': {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
});

export const Popup = styled('div')({ zIndex: 1 });

export const Listbox = styled('ul')({
  minInlineSize: 200,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  outline: 0,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
  listStyle: 'none',
});

export const Item = styled(MenuItem)({
  padding: '8px 12px',
  borderRadius: 6,
  cursor: 'pointer',
  listStyle: 'none',
  '&:focus': {
    backgroundColor: 'light-dark(#dbeafe, #1e3a8a)',
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
  [`&.${menuItemClasses.disabled}`]: { opacity: 0.6, cursor: 'not-allowed' },
});

export const menuSlots = { root: Popup, listbox: Listbox };
