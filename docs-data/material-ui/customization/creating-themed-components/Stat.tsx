import { forwardRef, type HTMLAttributes } from 'react';
import {
  styled,
  useThemeProps,
  type SxProps,
  type Theme,
} from '@mui/material/styles';

export interface StatProps extends HTMLAttributes<HTMLDivElement> {
  value: number;
  unit: string;
  variant?: 'plain' | 'outlined';
  sx?: SxProps<Theme>;
}

interface OwnerProps {
  ownerState: Pick<StatProps, 'variant'>;
}

const StatRoot = styled('div', {
  name: 'MuiStat',
  slot: 'root',
})<OwnerProps>(({ theme }) => ({
  display: 'grid',
  padding: theme.spacing(2, 3),
  variants: [
    {
      props: { variant: 'outlined' },
      style: { border: `2px solid ${theme.palette.divider}` },
    },
  ],
}));

const StatValue = styled('span', { name: 'MuiStat', slot: 'value' })(
  ({ theme }) => ({ ...theme.typography.h4 }),
);

const StatUnit = styled('span', { name: 'MuiStat', slot: 'unit' })(
  ({ theme }) => ({ ...theme.typography.body2 }),
);

export const Stat = forwardRef<HTMLDivElement, StatProps>((inProps, ref) => {
  const props = useThemeProps({ props: inProps, name: 'MuiStat' });
  const { value, unit, variant = 'plain', ...other } = props;

  return (
    <StatRoot ref={ref} ownerState={{ variant }} {...other}>
      <StatValue>{value}</StatValue>
      <StatUnit>{unit}</StatUnit>
    </StatRoot>
  );
});
Stat.displayName = 'Stat';
