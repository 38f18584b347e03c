import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  GridToolbar,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { invoiceColumns } from '../../../data/invoices';
import useFilteredInvoices from './useFilteredInvoices';

/** Operators that the server of this demo supports. */
const texts = getGridStringOperators().filter(({ value }) =>
  ['contains', 'equals'].includes(value),
);
const numbers = getGridNumericOperators().filter(({ value }) =>
  ['>', '>=', '<', '<='].includes(value),
);
const operatorsOf = {
  customer: texts,
  country: texts,
  amount: numbers,
} as const;
/** The header of the amount needs room for the icon of the filter. */
const wide = { width: 170 };
const columns = invoiceColumns.map((column) => {
  const filterOperators = operatorsOf[column.field as keyof typeof operatorsOf];
  return filterOperators
    ? { ...column, ...(column.field === 'amount' && wide), filterOperators }
    : { ...column, filterable: false };
});

export default function ServerFilterGrid() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [{ id: 1, field: 'amount', operator: '>', value: 1500 }],
  });
  const { rows, loading } = useFilteredInvoices(filterModel);
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { status: false, due: false } },
        }}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        loading={loading}
        density="compact"
        hideFooter
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
      />
    </Box>
  );
}
