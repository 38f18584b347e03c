import type { ButtonHTMLAttributes } from 'react';
import { forwardRef } from 'react';
import Button from '@mui/material/Button';

interface ElectionYearProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'color'
> {
  ownerState?: { value: number; selected: boolean };
}

/** A year button that marks elections with a border and in its name. */
export default forwardRef<HTMLButtonElement, ElectionYearProps>(
  function ElectionYear({ ownerState, ...props }, ref) {
    const year = ownerState?.value ?? 0;
    const isElection = year % 4 === 1;
    return (
      <Button
        {...props}
        ref={ref}
        size="small"
        variant={ownerState?.selected ? 'contained' : 'outlined'}
        aria-label={isElection ? `${year}, election` : undefined}
        sx={{ borderStyle: isElection ? 'solid' : 'none', m: 0.5 }}
      />
    );
  },
);
