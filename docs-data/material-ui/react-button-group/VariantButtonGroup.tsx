import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function VariantButtonGroup() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup variant="contained" aria-label="Order">
        <Button>Pay</Button>
        <Button>Split the bill</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Table">
        <Button>Move</Button>
        <Button>Join</Button>
      </ButtonGroup>
      <ButtonGroup variant="text" aria-label="Receipt">
        <Button>Print</Button>
        <Button>Email</Button>
      </ButtonGroup>
    </Stack>
  );
}
