import Box from '@mui/joy/Box';
import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function ExampleButtonCheckbox() {
  return (
    <Box
      role="group"
      aria-label="Delivery days"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {days.map((day) => (
        <Sheet key={day} sx={dayStyle}>
          <Checkbox
            overlay
            disableIcon
            label={day}
            variant="soft"
            defaultChecked={day === 'Tue'}
          />
        </Sheet>
      ))}
    </Box>
  );
}

const dayStyle = {
  position: 'relative',
  borderRadius: 'sm',
  width: 48,
  height: 48,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  [`& .${checkboxClasses.action}.${checkboxClasses.checked}`]: {
    border: '2px solid',
    borderColor: 'primary.500',
  },
} as const;
