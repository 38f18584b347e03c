import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'harbor', stop: 'Old harbor', minutes: 30 },
  { id: 'lighthouse', stop: 'Lighthouse', minutes: 45 },
  { id: 'dunes', stop: 'Dunes', minutes: 90 },
  { id: 'forest', stop: 'Pine forest', minutes: 60 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'stop',
    headerName: 'Stop',
    flex: 1,
    minWidth: 170,
    display: 'flex',
    renderCell: ({ id, value }) => (
      <Stack direction="row" spacing={1.5} useFlexGap alignItems="center">
        <Avatar
          variant="rounded"
          alt=""
          src={`/static/images/island/${id}.svg`}
        />
        {value}
      </Stack>
    ),
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function AvatarCellGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Stops of the island tour' } }}
      />
    </Box>
  );
}
