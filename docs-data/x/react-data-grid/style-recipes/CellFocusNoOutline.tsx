import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

const { cell, columnHeader } = gridClasses;
const focused = [cell, columnHeader]
  .flatMap((name) => [`& .${name}:focus`, `& .${name}:focus-within`])
  .join(', ');

export default function CellFocusNoOutline() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={departures}
        columns={departureColumns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Departures' } }}
        sx={{
          [focused]: {
            outline: '2px solid transparent',
            outlineOffset: -2,
            bgcolor: 'action.selected',
            boxShadow: 'inset 0 -3px currentcolor',
          },
        }}
      />
    </Box>
  );
}
