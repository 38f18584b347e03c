import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { screeningColumns, screenings, type Screening } from './screenings';

const columns: GridColDef<Screening>[] = [
  { field: 'hall', headerName: 'Hall', width: 120 },
  ...screeningColumns,
];
const initialState = {
  rowGrouping: { model: ['hall'] },
  columns: { columnVisibilityModel: { hall: false } },
  aggregation: { model: { sold: 'sum' } },
};
/** The root group, with the depth -1, shows no result. */
const inGroups = ({ depth }: GridGroupNode) => (depth === -1 ? null : 'inline');

export default function AggregationGetAggregationPosition() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        getAggregationPosition={inGroups}
        initialState={initialState}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Films by hall, sums in the groups' },
        }}
      />
    </Box>
  );
}
