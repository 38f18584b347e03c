import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const lengths = ['36', '37', '38', '39', '40'];

export default function ExampleProductAttributes() {
  return (
    <FormControl>
      <FormLabel>Boot size</FormLabel>
      <RadioGroup
        overlay
        disableIcon
        orientation="horizontal"
        defaultValue="38"
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {lengths.map((size) => (
          <Sheet key={size} sx={sizeStyle}>
            <Radio value={size} label={size} disabled={size === '40'} />
          </Sheet>
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const sizeStyle = {
  position: 'relative',
  width: 44,
  height: 44,
  borderRadius: '50%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  '--joy-focus-thickness': '3px',
  [`& .${radioClasses.checked}.${radioClasses.action}`]: { borderWidth: 3 },
} as const;
