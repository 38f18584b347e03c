import LinearProgress from '@mui/joy/LinearProgress';
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

export default function LinearProgressUsage() {
  return (
    <Playground name="LinearProgress" controls={controls}>
      {(props) => <LinearProgress aria-label="Printing" {...props} />}
    </Playground>
  );
}
