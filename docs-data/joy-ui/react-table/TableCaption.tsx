import Table from '@mui/joy/Table';
import DepartureRows from './DepartureRows';

export default function TableCaption() {
  return (
    <Table>
      <caption>Boats on weekdays. No boats in storms.</caption>
      <DepartureRows />
    </Table>
  );
}
