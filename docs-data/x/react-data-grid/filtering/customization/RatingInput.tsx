import { useImperativeHandle, useRef } from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

/** A field for a number of stars as the value of a filter. */
export default function RatingInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const starsRef = useRef<HTMLSpanElement>(null);
  useImperativeHandle(focusElementRef, () => ({
    focus: () =>
      starsRef.current
        ?.querySelector<HTMLInputElement>('input:checked')
        ?.focus(),
  }));
  return (
    <Box sx={{ display: 'flex', flex: 1, alignItems: 'flex-end', pb: 0.5 }}>
      <Rating
        ref={starsRef}
        precision={0.5}
        value={Number(item.value) || null}
        onChange={(_event, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}
