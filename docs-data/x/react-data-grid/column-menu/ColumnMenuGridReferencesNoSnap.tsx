import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { GRID_COLUMN_MENU_SLOT_PROPS } from '@mui/x-data-grid-premium';

const items = Object.entries(GRID_COLUMN_MENU_SLOT_PROPS)
  .map(([slot, { displayOrder }]) => ({ slot, displayOrder }))
  .sort((a, b) => a.displayOrder - b.displayOrder);

export default function ColumnMenuGridReferencesNoSnap() {
  return (
    <Table size="small" aria-label="Default items" sx={{ maxWidth: 420 }}>
      <TableHead>
        <TableRow>
          <TableCell>Slot</TableCell>
          <TableCell align="right">Order</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map(({ slot, displayOrder }) => (
          <TableRow key={slot}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{slot}</TableCell>
            <TableCell align="right">{displayOrder}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
