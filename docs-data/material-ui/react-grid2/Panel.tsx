import type { ReactNode } from 'react';
import Paper from '@mui/material/Paper';

export default function Panel({ children }: { children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      sx={{
        p: 1.5,
        borderColor: 'primary.main',
        textAlign: 'center',
        typography: 'body1',
      }}
    >
      {children}
    </Paper>
  );
}
