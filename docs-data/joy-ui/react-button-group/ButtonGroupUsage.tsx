import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import {
  choice,
  colors,
  number,
  onOff,
  sizes,
  variants,
} from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'outlined'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  orientation: choice(['horizontal', 'vertical'], 'horizontal'),
  spacing: number(0, [0, 3], 0.5),
  disabled: onOff(),
};

const inside = `<Button>Crop</Button>
<Button>Rotate</Button>`;

export default function ButtonGroupUsage() {
  return (
    <Playground
      name="ButtonGroup"
      given='aria-label="Edit the photo"'
      controls={controls}
      inside={inside}
    >
      {(props) => (
        <ButtonGroup aria-label="Edit the photo" {...props}>
          <Button>Crop</Button>
          <Button>Rotate</Button>
        </ButtonGroup>
      )}
    </Playground>
  );
}
