import Table from '@mui/joy/Table';
import DepartureRows from './DepartureRows';

export default function TableVariables() {
  return (
    <Table borderAxis="both" aria-label="Departures">
      <DepartureRows />
    </Table>
  );
}
