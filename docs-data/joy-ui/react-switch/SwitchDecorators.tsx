import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchDecorators() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Switch
        startDecorator={<LightModeIcon />}
        endDecorator={<DarkModeIcon />}
        slotProps={{ input: { 'aria-label': 'Dark map' } }}
      />
      <Switch
        defaultChecked
        endDecorator={({ checked }) => (checked ? 'On' : 'Off')}
        slotProps={{
          input: { 'aria-label': 'Spoken directions' },
          endDecorator: { sx: { minWidth: 24 } },
        }}
      />
    </Stack>
  );
}
