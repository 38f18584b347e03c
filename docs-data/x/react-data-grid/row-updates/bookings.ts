import type { GridColDef } from '@mui/x-data-grid';

/** A table that is reserved in a restaurant. */
export interface Booking {
  id: number;
  time: string;
  name: string;
}

export const bookings: Booking[] = [
  { id: 1, time: '18:00', name: 'Okafor' },
  { id: 2, time: '18:30', name: 'Lindqvist' },
  { id: 3, time: '19:00', name: 'Moreau' },
  { id: 4, time: '20:15', name: 'Tanabe' },
];

export const bookingColumns: GridColDef<Booking>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
];
