import type { ButtonHTMLAttributes } from 'react';
import { forwardRef } from 'react';
import Button from '@mui/material/Button';
import GrassIcon from '@mui/icons-material/Grass';

interface AsparagusMonthProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'color'
> {
  ownerState?: { value: number; selected?: boolean };
}

/** A month button that marks the asparagus season with an icon and in its name. */
export default forwardRef<HTMLButtonElement, AsparagusMonthProps>(
  function AsparagusMonth({ ownerState, ...props }, ref) {
    const month = props['aria-label'];
    const inSeason = [3, 4, 5].includes(ownerState?.value ?? -1);
    return (
      <Button
        {...props}
        ref={ref}
        size="small"
        variant={ownerState?.selected ? 'contained' : 'text'}
        aria-label={inSeason ? `${month}, in season` : month}
        startIcon={inSeason && <GrassIcon />}
      />
    );
  },
);
