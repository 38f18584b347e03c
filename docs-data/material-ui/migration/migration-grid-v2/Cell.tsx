import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

export default function Cell({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ p: 1, bgcolor: 'action.selected', typography: 'body2' }}>
      {children}
    </Box>
  );
}
