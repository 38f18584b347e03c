import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

export const Field = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  width: '100%',
  padding: 12,
  resize: 'none',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 4,
  '&:focus-visible': { outline: '2px solid currentColor' },
}));
