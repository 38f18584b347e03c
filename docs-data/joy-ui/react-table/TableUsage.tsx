import Table from '@mui/joy/Table';
import { choice, colors, onOff, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';
import DepartureRows from './DepartureRows';

const controls = {
  variant: choice(variants, 'plain'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  borderAxis: choice(['none', 'x', 'xBetween', 'y', 'both'], 'xBetween'),
  stripe: choice(['odd', 'even']),
  hoverRow: onOff(),
};

export default function TableUsage() {
  return (
    <Playground name="Table" controls={controls} inside="<tbody>…</tbody>">
      {(props) => (
        <Table aria-label="Departures" {...props}>
          <DepartureRows />
        </Table>
      )}
    </Playground>
  );
}
