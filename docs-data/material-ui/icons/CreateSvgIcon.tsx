import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const HutIcon = createSvgIcon(
  <path d="M12 3 2 12h3v9h5v-6h4v6h5v-9h3z" />,
  'Hut',
);

export default function CreateSvgIcon() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <HutIcon titleAccess="Hut" color="primary" fontSize="large" />
      <Button startIcon={<HutIcon />}>Find a hut</Button>
    </Stack>
  );
}
