import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import OrderLines from './OrderLines';
import { orderColumns } from './orderColumns';
import { orders } from './orders';

const getContent: DataGridProProps['getDetailPanelContent'] = ({ row }) => (
  <OrderLines order={row} />
);
const getHeight = () => 'auto' as const;

export default function DetailPanelAutoHeight() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={orderColumns}
        getDetailPanelContent={getContent}
        getDetailPanelHeight={getHeight}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Orders of any length' } }}
      />
    </Box>
  );
}
