import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
};

export default function Tiles({ children }: { children: ReactNode }) {
  return <Box sx={grid}>{children}</Box>;
}
