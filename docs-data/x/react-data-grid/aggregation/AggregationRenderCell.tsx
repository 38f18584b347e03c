import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { screeningColumns, screenings, type Screening } from './screenings';

const columns = screeningColumns.map((column): GridColDef<Screening> => {
  if (column.field !== 'sold') return column;
  return {
    ...column,
    renderCell: ({ aggregation, formattedValue }) =>
      aggregation ? <strong>Σ {formattedValue}</strong> : formattedValue,
  };
});

export default function AggregationRenderCell() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={columns}
        initialState={{ aggregation: { model: { sold: 'sum' } } }}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Films, with a marked sum' } }}
      />
    </Box>
  );
}
