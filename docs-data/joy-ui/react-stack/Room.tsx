import type { ReactNode } from 'react';
import Sheet from '@mui/joy/Sheet';

/** A surface, so that the space between rooms can be seen. */
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
