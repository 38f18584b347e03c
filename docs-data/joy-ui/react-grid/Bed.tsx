import type { ReactNode } from 'react';
import Sheet from '@mui/joy/Sheet';

/** A surface that shows the size of its grid item. */
export function Bed({ children }: { children: ReactNode }) {
  return (
    <Sheet
      variant="soft"
      color="success"
      sx={{ px: 1, py: 1.5, borderRadius: 'sm', textAlign: 'center' }}
    >
      {children}
    </Sheet>
  );
}
