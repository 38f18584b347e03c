import Switch from '@mui/joy/Switch';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--Switch-trackWidth': number(32, [24, 96]),
  '--Switch-trackHeight': number(20, [8, 48]),
  '--Switch-trackRadius': number(12, [0, 24]),
  '--Switch-thumbSize': number(14, [8, 48]),
  '--Switch-thumbRadius': number(9, [0, 24]),
  '--Switch-thumbWidth': number(14, [8, 48]),
  '--Switch-thumbOffset': number(3, [-8, 12]),
};

export default function SwitchVariables() {
  return (
    <Playground name="Switch" variables={variables}>
      {(_, sx) => (
        <Switch sx={sx} slotProps={{ input: { 'aria-label': 'Radio' } }} />
      )}
    </Playground>
  );
}
