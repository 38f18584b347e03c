import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Checkbox label="Mine" color="primary" defaultChecked />
      <Checkbox label="All others" color="neutral" defaultChecked />
      <Checkbox label="On time" color="success" defaultChecked />
      <Checkbox label="Delayed" color="warning" defaultChecked />
      <Checkbox label="Canceled" color="danger" defaultChecked />
    </Stack>
  );
}
