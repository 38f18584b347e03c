import type { ReactNode } from 'react';
import Sheet from '@mui/joy/Sheet';

/** A surface that makes the space between rooms visible. */
export function Room({ children }: { children: ReactNode }) {
  return (
    <Sheet
      variant="soft"
      color="primary"
      sx={{ px: 1.5, py: 1, borderRadius: 'sm' }}
    >
      {children}
    </Sheet>
  );
}
