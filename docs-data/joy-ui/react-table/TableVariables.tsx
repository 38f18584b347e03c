import Table from '@mui/joy/Table';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';
import DepartureRows from './DepartureRows';

const variables = {
  '--Table-headerUnderlineThickness': number(2, [0, 8]),
  '--TableCell-height': number(40, [20, 80]),
  '--TableCell-paddingX': number(8, [0, 32]),
  '--TableCell-paddingY': number(6, [0, 32]),
};

export default function TableVariables() {
  return (
    <Playground name="Table" variables={variables} inside="<tbody>…</tbody>">
      {(_, sx) => (
        <Table borderAxis="both" aria-label="Departures" sx={sx}>
          <DepartureRows />
        </Table>
      )}
    </Playground>
  );
}
