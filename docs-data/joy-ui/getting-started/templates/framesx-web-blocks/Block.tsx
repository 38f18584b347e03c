import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';

interface BlockProps {
  id: string;
  /** The id of the heading that names the block. */
  labelledBy: string;
  isTinted?: boolean;
  children: ReactNode;
}

/** A full-width section with centered content. */
export default function Block(props: BlockProps) {
  const { id, labelledBy, isTinted, children } = props;

  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={labelledBy}
      sx={{
        px: { xs: 2.5, md: 5 },
        py: { xs: 7, md: 12 },
        scrollMarginBlockStart: 64,
        ...(isTinted && { bgcolor: 'background.level1' }),
      }}
    >
      <Box sx={{ maxWidth: 1160, mx: 'auto' }}>{children}</Box>
    </Box>
  );
}
