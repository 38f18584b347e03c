import Chip from '@mui/joy/Chip';
import { choice, colors, onOff, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'soft'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  disabled: onOff(),
};

export default function ChipUsage() {
  return (
    <Playground name="Chip" controls={controls} inside="Sold out">
      {(props) => <Chip {...props}>Sold out</Chip>}
    </Playground>
  );
}
