import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns, type Delivery } from './deliveries';

const columns = deliveryColumns.map((column): GridColDef<Delivery> => {
  if (column.field !== 'weight') return column;
  return {
    ...column,
    groupingValueGetter: (kilograms: number) =>
      kilograms < 150 ? 'Light' : 'Heavy',
  };
});

export default function RowGroupingGroupingValueGetter() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={{ rowGrouping: { model: ['weight'] } }}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries by size' } }}
      />
    </Box>
  );
}
