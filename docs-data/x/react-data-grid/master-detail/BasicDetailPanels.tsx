import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import OrderLines from './OrderLines';
import { orderColumns } from './orderColumns';
import { orders } from './orders';

const getContent: DataGridProProps['getDetailPanelContent'] = ({ row }) => (
  <OrderLines order={row} />
);
const getHeight = () => 120;

export default function BasicDetailPanels() {
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={orderColumns}
        getDetailPanelContent={getContent}
        getDetailPanelHeight={getHeight}
        initialState={{ detailPanel: { expandedRowIds: [813] } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Orders' } }}
      />
    </Box>
  );
}
