import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const steps = ['−1 h', 'Now', '+1 h'].map((step) => (
  <Button key={step}>{step}</Button>
));

export default function GroupSizesColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup size="small" aria-label="Tide table, small">
        {steps}
      </ButtonGroup>
      <ButtonGroup color="secondary" aria-label="Tide table, medium">
        {steps}
      </ButtonGroup>
      <ButtonGroup size="large" color="success" aria-label="Tide table, large">
        {steps}
      </ButtonGroup>
    </Stack>
  );
}
