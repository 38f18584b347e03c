import { styled } from '@mui/system';

export const Root = styled('div')({
  position: 'relative',
  inlineSize: 260,
  maxInlineSize: '100%',
});

export const Field = styled('input')({
  inlineSize: '100%',
  boxSizing: 'border-box',
  padding: '10px 12px',
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
  font: 'inherit',
  '&:focus': { outline: '2px solid light-dark(#1d4ed8, #93c5fd)' },
});

export const List = styled('ul')({
  position: 'absolute',
  insetInline: 0,
  zIndex: 1,
  maxBlockSize: 200,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
  listStyle: 'none',
  overflow: 'auto',
  '& [role="option"]': {
    padding: '8px 12px',
    borderRadius: 6,
    cursor: 'pointer',
  },
  '& li[aria-selected="true"]': { fontWeight: 700 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li[class~="Mui-focused"]': {
    backgroundColor: 'light-dark(#dbeafe, #1e3a8a)',
    textDecoration: 'underline',
  },
});

/** A field with something next to the text: buttons, or the chosen values. */
export const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 4,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
  '&:focus-within': { outline: '2px solid light-dark(#1d4ed8, #93c5fd)' },
  '& input': {
    flex: '1 1 80px',
    minInlineSize: 0,
    padding: 6,
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
});

export const BoxButton = styled('button')({
  minInlineSize: 32,
  minBlockSize: 32,
  padding: '0 7px',
  border: '1px solid transparent',
  borderRadius: 6,
  backgroundColor: 'light-dark(#e5e7eb, #374151)',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus': { outline: '2px solid light-dark(#1d4ed8, #93c5fd)' },
});
