import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';
import ListSubheader from '@mui/joy/ListSubheader';

interface PlantGroupProps {
  name: string;
  children: ReactNode;
}

/** A group with a name that screen readers announce. */
export function PlantGroup({ name, children }: PlantGroupProps) {
  return (
    <li role="presentation">
      <ListSubheader component="div" sticky aria-hidden>
        {name}
      </ListSubheader>
      <Box component="ul" role="group" aria-label={name} sx={{ p: 0 }}>
        {children}
      </Box>
    </li>
  );
}
