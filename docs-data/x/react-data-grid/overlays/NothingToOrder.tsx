import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';

/** The overlay of a grid without rows. */
export default function NothingToOrder() {
  return (
    <Stack sx={{ height: 1, alignItems: 'center', justifyContent: 'center' }}>
      <InventoryIcon color="action" fontSize="large" />
      <Typography component="p" variant="subtitle2">
        Nothing to order
      </Typography>
      <Typography variant="body2" color="text.secondary" align="center">
        All articles are in stock.
      </Typography>
    </Stack>
  );
}
