import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import { choice, colors, onOff, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'outlined'),
  color: choice(colors),
  size: choice(sizes, 'md'),
  disabled: onOff(),
};

export default function RadioUsage() {
  return (
    <Playground
      name="Radio"
      given='value="aisle" label="Aisle"'
      controls={controls}
    >
      {(props) => (
        <RadioGroup aria-label="Seat" defaultValue="aisle">
          <Radio value="aisle" label="Aisle" {...props} />
          <Radio value="window" label="Window" {...props} />
        </RadioGroup>
      )}
    </Playground>
  );
}
