import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { productColumns, products } from '../../data/products';

const isTools = ({ groupingKey }: GridGroupNode) =>
  groupingKey === 'Hand tools';
const tools = products.slice(0, 10);

export default function ColumnAutosizingGroupedRows() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current.autosizeColumns({ expand: true })}
        sx={{ mb: 1 }}
      >
        Fit the columns
      </Button>
      <Box sx={{ height: 340 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={tools}
          columns={productColumns}
          density="compact"
          hideFooter
          isGroupExpandedByDefault={isTools}
          experimentalFeatures={{ ariaV8: true }}
          initialState={{
            rowGrouping: { model: ['aisle'] },
            columns: { columnVisibilityModel: { aisle: false } },
          }}
          slotProps={{ main: { 'aria-label': 'Articles by aisle' } }}
        />
      </Box>
    </Box>
  );
}
