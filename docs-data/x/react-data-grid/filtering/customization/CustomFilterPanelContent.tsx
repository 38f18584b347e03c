import Box from '@mui/material/Box';
import { DataGrid, type FilterColumnsArgs } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../../data/invoices';
import FilterToolbar from './FilterToolbar';

const outlined = { variant: 'outlined', size: 'small' };
const filterColumns = ({ columns }: FilterColumnsArgs) =>
  columns.map(({ field }) => field).filter((field) => field !== 'number');
const filterFormProps = {
  filterColumns,
  columnsSort: 'asc' as const,
  columnInputProps: outlined,
  operatorInputProps: outlined,
  valueInputProps: { InputComponentProps: outlined },
};
const filterPanel = {
  filterFormProps,
  getColumnForNewFilter: () => 'customer',
};
const open = invoices.slice(0, 6);

export default function CustomFilterPanelContent() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={open}
        columns={invoiceColumns}
        density="compact"
        disableEval
        hideFooter
        slots={{ toolbar: FilterToolbar }}
        slotProps={{ main: { 'aria-label': 'Invoices' }, filterPanel }}
      />
    </Box>
  );
}
