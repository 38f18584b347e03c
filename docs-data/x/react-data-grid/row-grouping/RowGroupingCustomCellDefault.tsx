import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import {
  byDistrict,
  deliveries,
  deliveryColumns,
  type Delivery,
} from './deliveries';

const columns = deliveryColumns.map((column): GridColDef<Delivery> => {
  if (column.field !== 'district') return column;
  return { ...column, renderCell: ({ value }) => <strong>{value}</strong> };
});

export default function RowGroupingCustomCellDefault() {
  return (
    <Box sx={{ height: 324, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={byDistrict}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries, districts in bold' } }}
      />
    </Box>
  );
}
