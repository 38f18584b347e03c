import PrintIcon from '@mui/icons-material/Print';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Print line item" size="small">
        <PrintIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Print invoice" size="medium">
        <PrintIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Print all invoices" size="large">
        <PrintIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
