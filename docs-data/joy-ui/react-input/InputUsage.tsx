import Input from '@mui/joy/Input';
import {
  choice,
  colors,
  onOff,
  sizes,
  text,
  variants,
} from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'outlined'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  placeholder: text('Street and number'),
  error: onOff(),
  disabled: onOff(),
};

export default function InputUsage() {
  return (
    <Playground name="Input" given='aria-label="Address"' controls={controls}>
      {(props) => <Input aria-label="Address" {...props} />}
    </Playground>
  );
}
