import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { screeningColumns, screenings, type Screening } from './screenings';

const columns = screeningColumns.slice(1, 3);
const getPath = ({ hall, film }: Screening) => [hall, film];
const grouping = { headerName: 'Hall and film', flex: 1, minWidth: 150 };
const initialState = { aggregation: { model: { seats: 'sum', sold: 'sum' } } };

export default function AggregationTreeData() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        treeData
        rows={screenings}
        columns={columns}
        getTreeDataPath={getPath}
        groupingColDef={grouping}
        defaultGroupingExpansionDepth={-1}
        initialState={initialState}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Halls and their films' } }}
      />
    </Box>
  );
}
