import Table from '@mui/joy/Table';
import DepartureRows from './DepartureRows';

export default function TableStripe() {
  return (
    <Table stripe="odd" aria-label="Departures with stripes">
      <DepartureRows />
    </Table>
  );
}
