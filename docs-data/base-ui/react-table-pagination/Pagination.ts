import {
  TablePagination,
  tablePaginationClasses as classes,
} from '@mui/base/TablePagination';
import { styled } from '@mui/system';

export const Pagination = styled(TablePagination)({
  [`& .${classes.toolbar}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
  },
  [`& .${classes.spacer}`]: { display: 'none' },
  '& p': { margin: 0 },
  [`& .${classes.displayedRows}`]: {
    marginInlineStart: 'auto',
    unicodeBidi: 'plaintext',
  },
  [`& .${classes.actions}`]: { display: 'flex', gap: 4 },
  '& select, & button': {
    minInlineSize: 36,
    blockSize: 36,
    border: '1px solid light-dark(#6b7280, #9ca3af)',
    borderRadius: 8,
    backgroundColor: 'light-dark(#ffffff, #16181d)',
    color: 'light-dark(#111827, #f3f4f6)',
    font: 'inherit',
  },
  '&:dir(rtl) button span': { display: 'inline-block', scale: '-1 1' },
  '& button:disabled': { opacity: 0.5 },
  '& :focus-visible': {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
}) as typeof TablePagination;
