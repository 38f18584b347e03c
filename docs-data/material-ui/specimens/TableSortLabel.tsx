import TableSortLabel from '@mui/material/TableSortLabel';

export default function TableSortLabelSpecimen() {
  return (
    <TableSortLabel active direction="asc">
      City
    </TableSortLabel>
  );
}
