import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

export default function ControlledSort() {
  const [sortModel, setSortModel] = useState<GridSortModel>([
    { field: 'delay', sort: 'desc' },
  ]);
  const [sort] = sortModel;
  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {sort ? `Sorted by ${sort.field}, ${sort.sort}` : 'Timetable order'}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={departures}
          columns={departureColumns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Departures' } }}
        />
      </Box>
    </Box>
  );
}
