import Table from '@mui/joy/Table';
import DepartureRows from './DepartureRows';

export default function TableHover() {
  return (
    <Table hoverRow aria-label="Departures, row under the pointer shaded">
      <DepartureRows />
    </Table>
  );
}
