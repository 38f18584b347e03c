import Button from '@mui/material/Button';

export default function ButtonSpecimen() {
  return (
    <Button
      variant="contained"
      startIcon={<span aria-hidden="true">★</span>}
      endIcon={<span aria-hidden="true">›</span>}
    >
      Send
    </Button>
  );
}
