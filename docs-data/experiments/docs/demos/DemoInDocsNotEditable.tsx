import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function DemoInDocsNotEditable() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Window seat" color="primary" />
      <Chip label="Bicycle space" variant="outlined" />
    </Stack>
  );
}
