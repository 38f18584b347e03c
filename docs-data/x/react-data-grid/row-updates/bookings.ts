import type { GridColDef } from '@mui/x-data-grid';

/** A table that is reserved in a restaurant. */
export interface Booking {
  id: number;
  time: string;
  name: string;
  guests: number;
}

export const bookings: Booking[] = [
  { id: 1, time: '18:00', name: 'Okafor', guests: 4 },
  { id: 2, time: '18:30', name: 'Lindqvist', guests: 2 },
  { id: 3, time: '19:00', name: 'Moreau', guests: 6 },
  { id: 4, time: '20:15', name: 'Tanabe', guests: 3 },
];

export const bookingColumns: GridColDef<Booking>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 100 },
];
