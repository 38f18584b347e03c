import type { ReactNode } from 'react';
import Popper from '@mui/material/Popper';

interface SuggestionsProps {
  anchorEl: HTMLElement | null;
  children: ReactNode;
  open: boolean;
}

/** Places the list below the text box, and makes it as wide. */
export default function Suggestions({ anchorEl, ...props }: SuggestionsProps) {
  return (
    <Popper
      {...props}
      anchorEl={anchorEl}
      role="presentation"
      style={{ width: anchorEl?.offsetWidth }}
      sx={{ zIndex: 'modal' }}
    />
  );
}
