import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export const edgeHeight = 56;

const edge = {
  position: 'absolute',
  top: -edgeHeight,
  insetInline: 0,
  height: edgeHeight,
  px: 2,
  pt: 2,
  borderRadius: '12px 12px 0 0',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  visibility: 'visible',
};
const puller = {
  position: 'absolute',
  top: 6,
  insetInline: 0,
  mx: 'auto',
  width: 32,
  height: 4,
  borderRadius: 2,
  bgcolor: 'text.secondary',
};

interface EdgeHandleProps {
  children: ReactNode;
}

/** The part of a closed drawer that stays in the window. */
export default function EdgeHandle({ children }: EdgeHandleProps) {
  return (
    <Box sx={edge}>
      <Box sx={puller} />
      <Typography>{children}</Typography>
    </Box>
  );
}
