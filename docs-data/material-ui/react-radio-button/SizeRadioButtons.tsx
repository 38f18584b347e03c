import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { svgIconClasses } from '@mui/material/SvgIcon';

const options = [
  { value: 'list', label: 'List', control: <Radio size="small" /> },
  { value: 'cards', label: 'Cards', control: <Radio /> },
  {
    value: 'poster',
    label: 'Posters',
    control: <Radio sx={{ [`& .${svgIconClasses.root}`]: { fontSize: 32 } }} />,
  },
];

export default function SizeRadioButtons() {
  return (
    <RadioGroup aria-label="View" defaultValue="cards">
      {options.map((option) => (
        <FormControlLabel key={option.value} {...option} />
      ))}
    </RadioGroup>
  );
}
