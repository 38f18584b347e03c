import WaterDropIcon from '@mui/icons-material/WaterDrop';
import { teal } from '@mui/material/colors';
import Stack from '@mui/material/Stack';

export default function SvgIconsColor() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <WaterDropIcon titleAccess="Color of the text" />
      <WaterDropIcon titleAccess="Primary" color="primary" />
      <WaterDropIcon titleAccess="Secondary" color="secondary" />
      <WaterDropIcon titleAccess="Success" color="success" />
      <WaterDropIcon titleAccess="Action" color="action" />
      <WaterDropIcon titleAccess="Disabled" color="disabled" />
      <WaterDropIcon titleAccess="Teal" sx={{ color: teal[500] }} />
    </Stack>
  );
}
