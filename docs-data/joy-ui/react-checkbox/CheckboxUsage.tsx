import Checkbox from '@mui/joy/Checkbox';
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
  label: text('Print a receipt'),
  variant: choice(variants),
  color: choice(colors),
  size: choice(sizes, 'md'),
  disabled: onOff(),
  indeterminate: onOff(),
};

export default function CheckboxUsage() {
  return (
    <Playground name="Checkbox" given="defaultChecked" controls={controls}>
      {(props) => <Checkbox defaultChecked {...props} />}
    </Playground>
  );
}
