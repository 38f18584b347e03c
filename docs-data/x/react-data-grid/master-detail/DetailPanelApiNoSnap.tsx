import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
} from '@mui/x-data-grid-pro';
import OrderLines from './OrderLines';
import { orderColumns } from './orderColumns';
import { orders } from './orders';

const getContent: DataGridProProps['getDetailPanelContent'] = ({ row }) => (
  <OrderLines order={row} />
);
const getHeight = () => 120;

export default function DetailPanelApiNoSnap() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.toggleDetailPanel(813)}>
        Open or close order 813
      </Button>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={orders}
          columns={orderColumns}
          getDetailPanelContent={getContent}
          getDetailPanelHeight={getHeight}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Orders to pack' } }}
        />
      </Box>
    </Box>
  );
}
