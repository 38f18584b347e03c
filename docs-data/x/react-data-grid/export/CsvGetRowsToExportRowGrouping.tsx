import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  GridToolbarContainer,
  GridToolbarExport,
  type GridCsvGetRowsToExportParams,
} from '@mui/x-data-grid-premium';
import { productColumns, products } from '../../data/products';

const tools = products.slice(0, 10);
const fields = productColumns.map(({ field }) => field);

/** The articles, without the group rows that the grid adds. */
const leavesOf = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridFilteredSortedRowIdsSelector(apiRef).filter(
    (id) => apiRef.current.getRowNode(id)?.type === 'leaf',
  );

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport csvOptions={{ getRowsToExport: leavesOf, fields }} />
    </GridToolbarContainer>
  );
}

export default function CsvGetRowsToExportRowGrouping() {
  return (
    <Box sx={{ height: 364, width: '100%' }}>
      <DataGridPremium
        rows={tools}
        columns={productColumns}
        density="compact"
        hideFooter
        defaultGroupingExpansionDepth={-1}
        experimentalFeatures={{ ariaV8: true }}
        initialState={{
          rowGrouping: { model: ['aisle'] },
          columns: { columnVisibilityModel: { aisle: false } },
        }}
        slots={{ toolbar: ExportToolbar }}
        slotProps={{ main: { 'aria-label': 'Articles by aisle' } }}
      />
    </Box>
  );
}
