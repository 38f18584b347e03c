import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Day {
  id: number;
  day: string;
  lessons: string[];
}

const hours = ['8:00', '9:00', '10:00', '11:00', '12:00'];

/** How many hours the lesson that starts at this hour lasts. */
function lengthAt({ lessons }: Day, hour: number): number {
  const rest = lessons.slice(hour);
  const end = rest.findIndex((lesson) => lesson !== rest[0]);
  return end === -1 ? rest.length : end;
}

const columns: GridColDef<Day>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  ...hours.map<GridColDef<Day>>((headerName, hour) => ({
    field: headerName,
    headerName,
    flex: 1,
    minWidth: 100,
    align: 'center',
    headerAlign: 'center',
    sortable: false,
    disableColumnMenu: true,
    valueGetter: (_value, row) => row.lessons[hour],
    colSpan: (_value, row) => lengthAt(row, hour),
  })),
];

const rows: Day[] = [
  { id: 1, day: 'Monday', lessons: ['Latin', 'Latin', 'Art', 'Art', 'Math'] },
  { id: 2, day: 'Tuesday', lessons: ['Math', 'Yoga', 'Yoga', 'Yoga', 'Art'] },
  {
    id: 3,
    day: 'Wednesday',
    lessons: ['Sports', 'Sports', 'Math', 'Latin', 'Latin'],
  },
];

export default function ColumnSpanningDerived() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        showCellVerticalBorder
        slotProps={{ main: { 'aria-label': 'Timetable' } }}
      />
    </Box>
  );
}
