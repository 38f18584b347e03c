import type { GridColDef } from '@mui/x-data-grid-premium';

/** Visitors of a swimming pool on four days of the week. */
export interface Visitors {
  id: string;
  mon: number;
  tue: number;
  wed: number;
  thu: number;
}

export const visitors: Visitors[] = [
  { id: 'Morning', mon: 84, tue: 91, wed: 77, thu: 88 },
  { id: 'Noon', mon: 132, tue: 120, wed: 141, thu: 125 },
  { id: 'Afternoon', mon: 210, tue: 198, wed: 233, thu: 205 },
  { id: 'Evening', mon: 96, tue: 104, wed: 89, thu: 111 },
];

const days = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
};

export const visitorColumns: GridColDef<Visitors>[] = [
  { field: 'id', headerName: 'Time of day', flex: 1, minWidth: 130 },
  ...Object.entries(days).map(([field, headerName]): GridColDef<Visitors> => ({
    field,
    headerName,
    type: 'number',
    width: 120,
  })),
];
