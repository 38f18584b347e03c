import CircularProgress from '@mui/joy/CircularProgress';
import {
  always,
  choice,
  colors,
  number,
  onOff,
  sizes,
  variants,
} from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'soft'),
  color: choice(colors, 'primary'),
  size: choice(sizes, 'md'),
  determinate: onOff(),
  value: always(number(25, [0, 100])),
};

export default function CircularProgressUsage() {
  return (
    <Playground name="CircularProgress" controls={controls}>
      {(props) => <CircularProgress aria-label="Baking" {...props} />}
    </Playground>
  );
}
