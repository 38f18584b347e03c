import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import ReceiptEditCell from './ReceiptEditCell';

const columns: GridColDef[] = [
  {
    field: 'purpose',
    headerName: 'Purpose',
    flex: 1,
    minWidth: 150,
    editable: true,
  },
  {
    field: 'amount',
    headerName: 'Amount (EUR)',
    type: 'number',
    width: 130,
    editable: true,
  },
  {
    field: 'receipt',
    headerName: 'Receipt',
    width: 130,
    editable: true,
    preProcessEditCellProps: ({ props, otherFieldsProps }) => {
      const isMissing = otherFieldsProps?.amount?.value > 50 && !props.value;
      const error = isMissing ? 'Above 50 EUR, add a receipt' : undefined;
      return { ...props, error };
    },
    renderEditCell: (params) => <ReceiptEditCell {...params} />,
  },
];

const rows = [
  { id: 1, purpose: 'Train', amount: 128, receipt: 'T-4471' },
  { id: 2, purpose: 'Lunch', amount: 14, receipt: '' },
  { id: 3, purpose: 'Parking', amount: 9, receipt: '' },
];

export default function ConditionalValidationGrid() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Expenses' } }}
      />
    </Box>
  );
}
