import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function SpacingButtonGroup() {
  return (
    <ButtonGroup
      variant="soft"
      spacing={{ xs: 0, sm: '0.75rem' }}
      aria-label="Reply"
    >
      <Button>Accept</Button>
      <Button>Maybe</Button>
      <Button>Decline</Button>
    </ButtonGroup>
  );
}
