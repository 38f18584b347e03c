import type { GridColDef } from '@mui/x-data-grid-premium';

/** A film of the week in a small cinema; `price` is in euros. */
export interface Screening {
  id: number;
  hall: string;
  film: string;
  seats: number;
  sold: number;
  price: number;
}

export const screenings: Screening[] = [
  { id: 1, hall: 'Large', film: 'The Ferry', seats: 180, sold: 142, price: 11 },
  { id: 2, hall: 'Large', film: 'Dust', seats: 180, sold: 60, price: 11 },
  { id: 3, hall: 'Small', film: 'Two Keys', seats: 60, sold: 55, price: 8 },
  { id: 4, hall: 'Small', film: 'North Wind', seats: 60, sold: 21, price: 8 },
];

export const screeningColumns: GridColDef<Screening>[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 110 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price (EUR)', type: 'number', width: 130 },
];
