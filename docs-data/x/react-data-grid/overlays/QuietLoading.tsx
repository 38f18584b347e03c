import Box from '@mui/material/Box';
import {
  GridLoadingOverlay,
  type GridLoadingOverlayProps,
} from '@mui/x-data-grid';

/** The default overlay, which has no name, hidden from screen readers. */
export default function QuietLoading(props: GridLoadingOverlayProps) {
  return (
    <Box aria-hidden sx={{ display: 'contents' }}>
      <GridLoadingOverlay {...props} />
    </Box>
  );
}
