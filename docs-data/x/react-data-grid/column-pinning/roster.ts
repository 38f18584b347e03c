import type { GridColDef } from '@mui/x-data-grid-pro';

/** The shifts of an employee at a swimming pool for one week. */
export interface RosterRow {
  id: number;
  name: string;
  shifts: string[];
  hours: number;
  note: string;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export const roster: RosterRow[] = [
  {
    id: 1,
    name: 'Noor Bakker',
    shifts: ['Early', 'Early', 'Off', 'Late', 'Late'],
    hours: 32,
    note: 'Trains the new colleagues on Thursday evening, in the small pool.',
  },
  {
    id: 2,
    name: 'Tomas Reyes',
    shifts: ['Late', 'Late', 'Early', 'Early', 'Off'],
    hours: 32,
    note: 'Has the keys.',
  },
  {
    id: 3,
    name: 'Wanda Lis',
    shifts: ['Off', 'Early', 'Late', 'Off', 'Early'],
    hours: 24,
    note: 'Leaves an hour earlier on Wednesday for an appointment.',
  },
];

export const rosterColumns: GridColDef<RosterRow>[] = [
  { field: 'name', headerName: 'Name', width: 130 },
  ...days.map((day, index) => ({
    field: day.toLowerCase(),
    headerName: day,
    width: 170,
    valueGetter: (_value: unknown, row: RosterRow) => row.shifts[index],
  })),
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];
