import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** Stars in place of a number field. */
export default function RatingEditCell(params: GridRenderEditCellParams) {
  const { id, field, value, hasFocus } = params;
  const apiRef = useGridApiContext();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!hasFocus) return;
    const star = root.current?.querySelector<HTMLInputElement>('input:checked');
    (star ?? root.current?.querySelector('input'))?.focus();
  }, [hasFocus]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: 1 }}>
      <Rating
        ref={root}
        value={value}
        precision={0.5}
        onChange={(_event, stars) =>
          apiRef.current.setEditCellValue({ id, field, value: stars })
        }
      />
    </Box>
  );
}
