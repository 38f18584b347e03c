import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import { GridOverlay } from '@mui/x-data-grid';

/** The overlay of a grid without rows. */
export default function NothingToOrder() {
  return (
    <GridOverlay role="row">
      <Box role="gridcell" sx={{ textAlign: 'center' }}>
        <InventoryIcon color="action" fontSize="large" />
        <Typography component="p" variant="subtitle2">
          Nothing to order
        </Typography>
        <Typography variant="body2" color="text.secondary">
          All articles are in stock.
        </Typography>
      </Box>
    </GridOverlay>
  );
}
