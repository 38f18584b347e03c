import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { styled } from '@mui/system';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBlockStart: 12,
  padding: 16,
  border: '2px dashed light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  '& p': { margin: 0 },
  '&:focus': { borderStyle: 'solid', outline: 0 },
});

/** An element that a focus trap can focus. */
export const Frame = forwardRef<
  HTMLDivElement,
  ComponentPropsWithoutRef<'div'>
>(function Frame(props, ref) {
  return <Root role="group" tabIndex={-1} {...props} ref={ref} />;
});
