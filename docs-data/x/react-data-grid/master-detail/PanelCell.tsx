import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** A row with one cell: what a grid may contain, for the content of a panel. */
export default function PanelCell({ children }: { children: ReactNode }) {
  return (
    <Box role="row">
      <Box role="gridcell" sx={{ px: 5, py: 1 }}>
        {children}
      </Box>
    </Box>
  );
}
