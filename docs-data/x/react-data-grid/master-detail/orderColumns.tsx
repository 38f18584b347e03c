import Box from '@mui/material/Box';
import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Order } from './orders';

/** The toggle column, with a header that screen readers announce. */
export const toggleColumn: GridColDef<Order> = {
  ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  renderHeader: () => (
    <Box component="span" sx={visuallyHidden}>
      Details
    </Box>
  ),
};

export const orderColumns: GridColDef<Order>[] = [
  toggleColumn,
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'town', headerName: 'Town', width: 120 },
  {
    field: 'total',
    headerName: 'Total (EUR)',
    type: 'number',
    width: 125,
    valueFormatter: (total: number) => total.toFixed(2),
    valueGetter: (_value, row) =>
      row.lines.reduce((sum, line) => sum + line.quantity * line.price, 0),
  },
];
