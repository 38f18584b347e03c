import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface TilesProps {
  columns: number;
  children: ReactNode;
}

export default function Tiles({ columns, children }: TilesProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: columns === 2 ? 2 : 5,
        gridTemplateColumns: {
          xs: '1fr',
          [columns === 2 ? 'sm' : 'md']: `repeat(${columns}, 1fr)`,
        },
      }}
    >
      {children}
    </Box>
  );
}
