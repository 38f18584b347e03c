import { Option, optionClasses } from '@mui/base/Option';
import { selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

export const SelectButton = styled('button')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  inlineSize: 240,
  maxInlineSize: '100%',
  padding: '10px 12px',
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""' },
  [`&.${selectClasses.expanded}::after`]: { content: '"▴" / ""' },
  [`&.${selectClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#1d4ed8, #93c5fd)',
  },
});

export const Listbox = styled('ul')({
  boxSizing: 'border-box',
  minInlineSize: 240,
  maxBlockSize: 280,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  outline: 0,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
  overflow: 'auto',
});

const Popup = styled('div')({ zIndex: 1 });

export const StyledOption = styled(Option)({
  padding: '8px 12px',
  borderRadius: 6,
  outline: 0,
  listStyle: 'none',
  cursor: 'pointer',
  [`&.${optionClasses.selected}`]: { fontWeight: 700 },
  [`&.${optionClasses.highlighted}`]: {
    backgroundColor: 'light-dark(#dbeafe, #1e3a8a)',
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
  [`&.${optionClasses.disabled}`]: { opacity: 0.6, cursor: 'not-allowed' },
}) as typeof Option;

export const selectSlots = {
  root: SelectButton,
  listbox: Listbox,
  popup: Popup,
};

export const Field = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
});
