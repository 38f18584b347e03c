import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import {
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';

/** As wide as the visible part of the grid, and in view while users scroll. */
export default function WidePanel({ children }: { children: ReactNode }) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  return (
    <Box sx={{ position: 'sticky', left: 0, width: viewportInnerSize.width }}>
      {children}
    </Box>
  );
}
