import type { GridColDef } from '@mui/x-data-grid';

/** Returns `count` hourly readings of a river gauge, from the hour `first` on. */
export function readingsFrom(first: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const hour = first + index;
    return {
      id: hour,
      time: `Day ${Math.floor(hour / 24) + 1}, ${hour % 24}:00`,
      level: 182 + ((hour * 37) % 23),
    };
  });
}

export type Reading = ReturnType<typeof readingsFrom>[number];

export const readingColumns: GridColDef<Reading>[] = [
  {
    field: 'time',
    headerName: 'Time',
    flex: 1,
    minWidth: 150,
    sortable: false,
    filterable: false,
  },
  {
    field: 'level',
    headerName: 'Level (cm)',
    type: 'number',
    width: 130,
    sortable: false,
    filterable: false,
  },
];
