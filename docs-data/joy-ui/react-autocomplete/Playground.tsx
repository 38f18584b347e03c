import Autocomplete from '@mui/joy/Autocomplete';
import { choice, colors, onOff, sizes, variants } from '../playground/controls';
import { Playground as Props } from '../playground/Playground';
import { plantNames } from './plants';

const controls = {
  variant: choice(variants, 'outlined'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  autoHighlight: onOff(),
  blurOnSelect: onOff(),
  clearOnEscape: onOff(),
  disableClearable: onOff(),
  openOnFocus: onOff(),
  readOnly: onOff(),
  disabled: onOff(),
};

export default function Playground() {
  return (
    <Props name="Autocomplete" given="options={plants}" controls={controls}>
      {(props) => (
        <Autocomplete
          aria-label="Plant"
          options={plantNames}
          slotProps={{ listbox: { 'aria-label': 'Plants' } }}
          sx={{ width: 240 }}
          {...props}
        />
      )}
    </Props>
  );
}
