import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';
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
  title: text('Opens in September'),
  variant: choice(variants, 'solid'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  placement: choice(['top', 'right', 'bottom', 'left'], 'bottom'),
  arrow: onOff(),
};

export default function TooltipUsage() {
  return (
    <Playground
      name="Tooltip"
      controls={controls}
      inside="<Button>Sign up</Button>"
    >
      {(props) => (
        <Tooltip describeChild {...props}>
          <Button>Sign up</Button>
        </Tooltip>
      )}
    </Playground>
  );
}
