import Table from '@mui/joy/Table';
import DepartureRows from './DepartureRows';

export default function TableUsage() {
  return (
    <Table aria-label="Departures">
      <DepartureRows />
    </Table>
  );
}
