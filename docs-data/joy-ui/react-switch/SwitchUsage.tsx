import Switch from '@mui/joy/Switch';
import { choice, colors, onOff, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'solid'),
  color: choice(colors),
  size: choice(sizes, 'md'),
  disabled: onOff(),
};

const named = { input: { 'aria-label': 'Night light' } };

export default function SwitchUsage() {
  return (
    <Playground
      name="Switch"
      given="slotProps={{ input: { 'aria-label': 'Night light' } }}"
      controls={controls}
    >
      {(props) => <Switch defaultChecked slotProps={named} {...props} />}
    </Playground>
  );
}
