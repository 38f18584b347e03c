import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import LinesButton from './LinesButton';
import OrderLines from './OrderLines';
import { orderColumns } from './orderColumns';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  ...orderColumns.slice(1),
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Lines',
    width: 100,
    renderHeader: undefined,
    renderCell: (params) => <LinesButton {...params} />,
  },
];
const getContent: DataGridProProps['getDetailPanelContent'] = ({ row }) => (
  <OrderLines order={row} />
);
const getHeight = () => 120;

export default function CustomizeDetailPanelToggle() {
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getContent}
        getDetailPanelHeight={getHeight}
        initialState={{ detailPanel: { expandedRowIds: [813] } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Orders and their lines' } }}
      />
    </Box>
  );
}
