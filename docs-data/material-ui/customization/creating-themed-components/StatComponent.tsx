import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const StatRoot = styled(Paper, { name: 'MuiStat', slot: 'root' })(
  ({ theme }) => ({
    padding: theme.spacing(2, 3),
    display: 'grid',
    gap: theme.spacing(0.5),
  }),
);

const StatValue = styled('span', { name: 'MuiStat', slot: 'value' })(
  ({ theme }) => ({ ...theme.typography.h4 }),
);

const StatUnit = styled('span', { name: 'MuiStat', slot: 'unit' })(
  ({ theme }) => ({
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
  }),
);

export default function StatComponent() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <StatRoot variant="outlined">
        <StatValue>184</StatValue>
        <StatUnit>loaves a day</StatUnit>
      </StatRoot>
    </Stack>
  );
}
