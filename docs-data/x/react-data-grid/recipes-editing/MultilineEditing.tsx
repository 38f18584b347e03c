import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import TextAreaEditCell from './TextAreaEditCell';

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', width: 130 },
  { field: 'time', headerName: 'Time', width: 80 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 340,
    editable: true,
    renderEditCell: (params) => <TextAreaEditCell {...params} />,
  },
];

const rows = [
  {
    id: 1,
    patient: 'Nora Lind',
    time: '09:00',
    note: 'Check the stitches. Remove them if the wound is dry.',
  },
  {
    id: 2,
    patient: 'Emil Roth',
    time: '09:20',
    note: 'Wants to talk about the side effects of the new tablets.',
  },
  { id: 3, patient: 'Ada Pires', time: '09:40', note: 'Blood test' },
];

export default function MultilineEditing() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Appointments' } }}
      />
    </Box>
  );
}
