import Button from '@mui/joy/Button';
import { choice, colors, onOff, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'solid'),
  color: choice(colors, 'primary'),
  size: choice(sizes, 'md'),
  disabled: onOff(),
  loading: onOff(),
};

export default function ButtonUsage() {
  return (
    <Playground name="Button" controls={controls} inside="Reserve a seat">
      {(props) => <Button {...props}>Reserve a seat</Button>}
    </Playground>
  );
}
