import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

export default function StripedGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={employeeColumns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        hideFooter
        slotProps={{ main: { 'aria-label': 'Staff' } }}
        sx={{
          [`& .${gridClasses.row}.even:not(:hover, [aria-selected="true"])`]: {
            bgcolor: 'action.hover',
          },
        }}
      />
    </Box>
  );
}
