import type { GridColDef } from '@mui/x-data-grid-premium';

/** A delivery to a recycling center; `weight` is in kilograms. */
export interface Delivery {
  id: number;
  district: string | null;
  material: string | null;
  driver: string;
  weight: number;
}

export const deliveries: Delivery[] = [
  { id: 1, district: 'Oakley', material: 'Paper', driver: 'Iris', weight: 320 },
  { id: 2, district: 'Oakley', material: 'Glass', driver: 'Jon', weight: 140 },
  { id: 3, district: 'Oakley', material: 'Paper', driver: 'Jon', weight: 95 },
  { id: 4, district: 'Lowick', material: 'Metal', driver: 'Iris', weight: 75 },
  { id: 5, district: 'Lowick', material: 'Glass', driver: 'Tara', weight: 160 },
];

/** Groups by district, without the column that would repeat the names. */
export const byDistrict = {
  columns: { columnVisibilityModel: { district: false } },
  rowGrouping: { model: ['district'] },
};

/** Groups by district and material. */
export const byPlace = {
  columns: { columnVisibilityModel: { district: false, material: false } },
  rowGrouping: { model: ['district', 'material'] },
};

export const deliveryColumns: GridColDef<Delivery>[] = [
  { field: 'district', headerName: 'District', width: 130 },
  { field: 'material', headerName: 'Material', flex: 1, minWidth: 130 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];
