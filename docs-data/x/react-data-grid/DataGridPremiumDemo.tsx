import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { products, type Product } from '../data/products';

const cents = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2 });

const columns: GridColDef<Product>[] = [
  { field: 'aisle', headerName: 'Aisle', width: 140 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  {
    field: 'value',
    headerName: 'Value (USD)',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => row.price && row.price * row.stock,
    valueFormatter: (value?: number) =>
      value == null ? '' : cents.format(value),
  },
];

const tools = products.slice(0, 10);

const groupingColumn = { width: 165 };

const isOpen = ({ groupingKey }: GridGroupNode) => groupingKey === 'Hand tools';

export default function DataGridPremiumDemo() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPremium
        rows={tools}
        columns={columns}
        density="compact"
        hideFooter
        isGroupExpandedByDefault={isOpen}
        groupingColDef={groupingColumn}
        experimentalFeatures={{ ariaV8: true }}
        initialState={{
          columns: { columnVisibilityModel: { aisle: false } },
          rowGrouping: { model: ['aisle'] },
          aggregation: { model: { stock: 'sum', value: 'sum' } },
        }}
        slotProps={{ main: { 'aria-label': 'Stock by aisle' } }}
      />
    </Box>
  );
}
