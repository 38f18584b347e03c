import Box from '@mui/material/Box';
import AlarmIcon from '@mui/icons-material/AccessAlarm';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

const columns = departureColumns.filter(({ field }) => field !== 'via');

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'train',
    headerName: 'Train',
    headerClassName: 'train',
    children: [{ field: 'time' }, { field: 'line' }, { field: 'destination' }],
  },
  {
    groupId: 'status',
    description: 'Updated by the station',
    renderHeaderGroup: () => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <AlarmIcon fontSize="small" /> At the station
      </Box>
    ),
    children: [{ field: 'platform' }, { field: 'delay' }],
  },
];

export default function CustomizationDemo() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={departures}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={40}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Departures' } }}
        sx={{ '& .train': { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
