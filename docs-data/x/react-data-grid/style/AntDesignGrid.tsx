import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

const LedgerGrid = styled(DataGrid)(({ theme }) => ({
  border: 0,
  fontVariantNumeric: 'tabular-nums',
  '--DataGrid-rowBorderColor': theme.palette.divider,
  [`& .${gridClasses.columnHeaders}`]: {
    borderBottom: '2px solid currentColor',
  },
  [`& .${gridClasses.columnHeaderTitle}`]: {
    fontSize: theme.typography.caption.fontSize,
    letterSpacing: 1,
    textTransform: 'uppercase',
  },
  [`& .${gridClasses.columnSeparator}`]: { visibility: 'hidden' },
  [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
    borderInlineEnd: `1px solid ${theme.palette.divider}`,
  },
})) as typeof DataGrid;

export default function AntDesignGrid() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <LedgerGrid
        rows={invoices}
        columns={invoiceColumns}
        density="compact"
        hideFooter
        disableColumnMenu
        slotProps={{ main: { 'aria-label': 'Ledger' } }}
      />
    </Box>
  );
}
