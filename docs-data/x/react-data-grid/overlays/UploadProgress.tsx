import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { GridOverlay } from '@mui/x-data-grid';

/** The number of invoices that have been read. */
export default function UploadProgress() {
  return (
    <GridOverlay role="row">
      <Box
        role="gridcell"
        sx={{ width: 240, p: 2, bgcolor: 'background.paper' }}
      >
        <Typography variant="body2" gutterBottom>
          Reading invoices: 18 of 24
        </Typography>
        <LinearProgress
          variant="determinate"
          value={75}
          aria-label="Invoices read"
        />
      </Box>
    </GridOverlay>
  );
}
