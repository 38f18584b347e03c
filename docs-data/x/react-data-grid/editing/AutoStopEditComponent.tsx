import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import PriorityEditCell from './PriorityEditCell';

const columns: GridColDef[] = [
  { field: 'defect', headerName: 'Defect', flex: 1, minWidth: 170 },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 130,
    editable: true,
    renderEditCell: (params) => <PriorityEditCell {...params} />,
  },
];

const rows = [
  { id: 1, defect: 'Elevator door sticks', priority: 'Urgent' },
  { id: 2, defect: 'Hallway lamp flickers', priority: 'Normal' },
  { id: 3, defect: 'Gate squeaks', priority: 'Low' },
];

export default function AutoStopEditComponent() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Defects in the building' } }}
      />
    </Box>
  );
}
