import type { GridColDef } from '@mui/x-data-grid';

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** Rain at a weather station in millimeters: one row per year, one column per month. */
export const rainfall = Array.from({ length: 30 }, (_, index) => ({
  id: 1995 + index,
  ...Object.fromEntries(
    months.map((month, at) => [month, 20 + ((index * 37 + at * 53) % 90)]),
  ),
}));

export const rainfallColumns: GridColDef[] = [
  { field: 'id', headerName: 'Year', width: 90 },
  ...months.map((field): GridColDef => ({ field, type: 'number', width: 90 })),
];
