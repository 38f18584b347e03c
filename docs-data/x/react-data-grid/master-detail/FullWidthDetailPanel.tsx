import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridClasses,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import OrderLines from './OrderLines';
import WidePanel from './WidePanel';
import { orderColumns } from './orderColumns';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  ...orderColumns,
  { field: 'note', headerName: 'Note', width: 600 },
];
const getContent: DataGridProProps['getDetailPanelContent'] = ({ row }) => (
  <WidePanel>
    <OrderLines order={row} />
  </WidePanel>
);
const getHeight = () => 120;

export default function FullWidthDetailPanel() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getContent}
        getDetailPanelHeight={getHeight}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Orders with long notes' } }}
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
      />
    </Box>
  );
}
