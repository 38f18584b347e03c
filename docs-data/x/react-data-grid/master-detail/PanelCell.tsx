import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** Wraps a panel in a row with one cell, because a grid may contain only rows. */
export default function PanelCell({ children }: { children: ReactNode }) {
  return (
    <Box role="row">
      <Box role="gridcell" sx={{ px: 5, py: 1 }}>
        {children}
      </Box>
    </Box>
  );
}
