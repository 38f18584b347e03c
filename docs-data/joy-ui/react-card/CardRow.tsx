import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';

/** Cards of equal width, as many per row as fit. */
export default function CardRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        gap: 2,
      }}
    >
      {children}
    </Box>
  );
}
