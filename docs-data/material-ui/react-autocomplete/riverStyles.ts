import { autocompleteClasses } from '@mui/material/Autocomplete';
import type { SxProps } from '@mui/material/styles';

export const inputStyle: SxProps = {
  width: '100%',
  p: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
};

export const listStyle: SxProps = {
  maxHeight: 200,
  m: 0,
  p: 0,
  overflow: 'auto',
  listStyle: 'none',
  bgcolor: 'background.paper',
  boxShadow: 4,
  '& li': { p: 1, cursor: 'pointer' },
  [`& .${autocompleteClasses.focused}`]: {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
};
