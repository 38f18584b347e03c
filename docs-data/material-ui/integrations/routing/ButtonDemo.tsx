import Button from '@mui/material/Button';

export default function ButtonDemo() {
  return (
    <Button href="#button" variant="contained">
      Buy a ticket
    </Button>
  );
}
