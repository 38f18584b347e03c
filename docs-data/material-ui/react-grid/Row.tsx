import type { ReactNode } from 'react';
import Paper from '@mui/material/Paper';

export default function Row({ children }: { children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      sx={{
        p: 1.5,
        borderColor: 'secondary.main',
        textAlign: 'center',
        typography: 'body1',
      }}
    >
      {children}
    </Paper>
  );
}
