import Button from '@mui/joy/Button';

export default function ButtonSpecimen() {
  return (
    <Button
      startDecorator={<span aria-hidden="true">★</span>}
      endDecorator={<span aria-hidden="true">›</span>}
    >
      Send
    </Button>
  );
}
