import { forwardRef, type ReactNode } from 'react';
import { styled, useThemeProps } from '@mui/joy/styles';

export interface StatProps {
  value: ReactNode;
  unit: string;
  variant?: 'soft' | 'outlined';
}

interface OwnerProps {
  ownerState: { variant: 'soft' | 'outlined' };
}

const StatRoot = styled('div', { name: 'JoyStat', slot: 'root' })<OwnerProps>(
  ({ theme, ownerState }) => ({
    display: 'grid',
    padding: theme.spacing(2, 3),
    borderRadius: theme.vars.radius.md,
    ...theme.variants[ownerState.variant].neutral,
  }),
);

const StatValue = styled('span', { name: 'JoyStat', slot: 'value' })(
  ({ theme }) => ({ ...theme.typography.h3, color: 'inherit' }),
);

const StatUnit = styled('span', { name: 'JoyStat', slot: 'unit' })(
  ({ theme }) => ({ ...theme.typography['body-sm'], color: 'inherit' }),
);

export const Stat = forwardRef<HTMLDivElement, StatProps>((inProps, ref) => {
  const props = useThemeProps({ props: inProps, name: 'JoyStat' });
  const { value, unit, variant = 'soft', ...other } = props;

  return (
    <StatRoot ref={ref} ownerState={{ variant }} {...other}>
      <StatValue>{value}</StatValue>
      <StatUnit>{unit}</StatUnit>
    </StatRoot>
  );
});
Stat.displayName = 'Stat';
