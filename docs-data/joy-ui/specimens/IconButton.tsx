import IconButton from '@mui/joy/IconButton';

export default function IconButtonSpecimen() {
  return (
    <IconButton variant="soft" aria-label="Add to favorites">
      <span aria-hidden="true">★</span>
    </IconButton>
  );
}
