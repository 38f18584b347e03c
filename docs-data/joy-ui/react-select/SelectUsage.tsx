import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
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
  variant: choice(variants, 'outlined'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  placeholder: text('Choose a bread'),
  disabled: onOff(),
};

const inside = `<Option value="rye">Rye</Option>
<Option value="spelt">Spelt</Option>`;

export default function SelectUsage() {
  return (
    <Playground name="Select" controls={controls} inside={inside}>
      {(props) => (
        <Select
          aria-label="Bread"
          sx={{ width: 200, '--Select-placeholderOpacity': 1 }}
          {...props}
        >
          <Option value="rye">Rye</Option>
          <Option value="spelt">Spelt</Option>
        </Select>
      )}
    </Playground>
  );
}
