import Chip from '@mui/material/Chip';

export default function ChipSpecimen() {
  return (
    <Chip
      label="Chip"
      icon={<span aria-hidden="true">★</span>}
      onDelete={() => {}}
    />
  );
}
