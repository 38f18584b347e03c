import Slider from '@mui/joy/Slider';
import { choice, colors, onOff, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'solid'),
  color: choice(colors, 'primary'),
  size: choice(sizes, 'md'),
  valueLabelDisplay: choice(['off', 'auto', 'on'], 'off'),
  marks: onOff(),
  disabled: onOff(),
};

export default function SliderUsage() {
  return (
    <Playground
      name="Slider"
      given='aria-label="Brightness" defaultValue={3} max={10}'
      controls={controls}
    >
      {(props) => (
        <Slider aria-label="Brightness" defaultValue={3} max={10} {...props} />
      )}
    </Playground>
  );
}
