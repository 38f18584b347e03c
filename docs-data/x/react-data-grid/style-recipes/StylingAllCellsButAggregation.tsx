import Box from '@mui/material/Box';
import { DataGridPremium, type GridCellParams } from '@mui/x-data-grid-premium';
import { screeningColumns, screenings } from '../aggregation/screenings';

const classOf = ({ rowNode }: GridCellParams) =>
  rowNode.type === 'leaf' ? 'film' : '';

export default function StylingAllCellsButAggregation() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={screeningColumns}
        initialState={{ aggregation: { model: { sold: 'sum' } } }}
        getCellClassName={classOf}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Films of the week' } }}
        sx={{ '& .film': { fontStyle: 'italic', bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
