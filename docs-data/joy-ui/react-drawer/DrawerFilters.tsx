import { useState } from 'react';
import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { SightingFilters } from './SightingFilters';
import { allSightings, findSightings, type Filters } from './sightings';

export default function DrawerFilters() {
  const [open, setOpen] = useState(false);
  const [filters, setFilters] = useState(allSightings);
  const found = findSightings(filters);
  const close = () => setOpen(false);
  const apply = (next: Filters) => {
    setFilters(next);
    close();
  };

  const items = found.map(({ id, bird, place, distance }) => (
    <ListItem key={id}>
      {bird}, {place}, {distance} km
    </ListItem>
  ));
  const button = { variant: 'outlined', startDecorator: <TuneIcon /> } as const;

  return (
    <Stack sx={{ alignItems: 'center', width: 280, minHeight: 250 }}>
      <Button {...button} onClick={() => setOpen(true)}>
        Filters
      </Button>
      <Typography role="status">Sightings: {found.length}</Typography>
      <List aria-label="Sightings">{items}</List>
      <Drawer anchor="right" size="md" open={open} onClose={close}>
        <ModalClose aria-label="Close the filters" />
        <DialogTitle>Filters</DialogTitle>
        <SightingFilters filters={filters} onApply={apply} />
      </Drawer>
    </Stack>
  );
}
