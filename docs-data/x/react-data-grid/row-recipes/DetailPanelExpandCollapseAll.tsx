import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import OrderLines from '../master-detail/OrderLines';
import { orderColumns } from '../master-detail/orderColumns';
import { orders, type Order } from '../master-detail/orders';
import AllPanelsButton from './AllPanelsButton';

const getContent: DataGridProProps['getDetailPanelContent'] = ({ row }) => (
  <OrderLines order={row} />
);
const getHeight = () => 120;

const toggles: GridColDef<Order> = {
  ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  renderHeader: () => <AllPanelsButton />,
};
const columns = [toggles, ...orderColumns.slice(1)];

export default function DetailPanelExpandCollapseAll() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getContent}
        getDetailPanelHeight={getHeight}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Orders with all details' } }}
      />
    </Box>
  );
}
