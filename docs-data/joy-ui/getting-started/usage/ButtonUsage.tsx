import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/joy/Button';
import {
  choice,
  colors,
  onOff,
  sizes,
  variants,
} from '../../playground/controls';
import { Playground } from '../../playground/Playground';

const controls = {
  variant: choice(variants, 'solid'),
  color: choice(colors, 'primary'),
  size: choice(sizes, 'md'),
  disabled: onOff(),
};

export default function ButtonUsage() {
  return (
    <Playground
      name="Button"
      given="startDecorator={<AddIcon />}"
      controls={controls}
      inside="Add a traveler"
    >
      {(props) => (
        <Button startDecorator={<AddIcon />} {...props}>
          Add a traveler
        </Button>
      )}
    </Playground>
  );
}
