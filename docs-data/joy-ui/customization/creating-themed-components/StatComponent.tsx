import { styled } from '@mui/joy/styles';

const StatRoot = styled('div', { name: 'JoyStat', slot: 'root' })(
  ({ theme }) => ({
    display: 'grid',
    padding: theme.spacing(2, 3),
    borderRadius: theme.vars.radius.md,
    ...theme.variants.soft.neutral,
  }),
);

const StatValue = styled('span', { name: 'JoyStat', slot: 'value' })(
  ({ theme }) => ({ ...theme.typography.h3, color: 'inherit' }),
);

const StatUnit = styled('span', { name: 'JoyStat', slot: 'unit' })(
  ({ theme }) => ({ ...theme.typography['body-sm'], color: 'inherit' }),
);

export default function StatComponent() {
  return (
    <StatRoot>
      <StatValue>212</StatValue>
      <StatUnit>rings banded</StatUnit>
    </StatRoot>
  );
}
