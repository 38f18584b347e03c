import { useState } from 'react';
import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { SightingFilters } from './SightingFilters';

export default function DrawerFilters() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>24 sightings</Typography>
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<TuneIcon />}
        onClick={() => setOpen(true)}
      >
        Filters
      </Button>
      <Drawer anchor="right" size="md" open={open} onClose={close}>
        <ModalClose aria-label="Close the filters" />
        <DialogTitle>Filters</DialogTitle>
        <SightingFilters onApply={close} />
      </Drawer>
    </Stack>
  );
}
