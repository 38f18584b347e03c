import { autocompleteClasses } from '@mui/material/Autocomplete';
import type { SxProps } from '@mui/material/styles';

export const fieldStyle: SxProps = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  p: 0.75,
  border: 2,
  borderColor: 'text.secondary',
  borderRadius: 4,
  '&:focus-within': {
    borderColor: 'primary.main',
    outline: '2px solid transparent',
  },
};

export const listStyle: SxProps = {
  m: 0,
  mt: 0.5,
  p: 0.5,
  borderRadius: 4,
  bgcolor: 'background.paper',
  boxShadow: 8,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    px: 1.5,
    py: 0.75,
    borderRadius: 3,
    cursor: 'pointer',
  },
  [`& li.${autocompleteClasses.focused}`]: { bgcolor: 'action.hover' },
  [`& li.${autocompleteClasses.focusVisible}`]: {
    outline: 2,
    outlineColor: 'primary.main',
  },
  '& li:not([aria-selected="true"]) svg': { visibility: 'hidden' },
};
