import Textarea from '@mui/joy/Textarea';
import {
  choice,
  colors,
  number,
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
  placeholder: text('What did you see?'),
  minRows: number(1, [1, 6]),
  disabled: onOff(),
};

export default function TextareaUsage() {
  return (
    <Playground
      name="Textarea"
      given='aria-label="Sighting"'
      controls={controls}
    >
      {(props) => <Textarea aria-label="Sighting" {...props} />}
    </Playground>
  );
}
