import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { departureColumns, departures } from '../../data/departures';
import MenuWithMoveItems from './MenuWithMoveItems';

const trains = departures.slice(0, 4);

export default function ColumnOrderingMenu() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGridPro
        rows={trains}
        columns={departureColumns}
        slots={{ columnMenu: MenuWithMoveItems }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
