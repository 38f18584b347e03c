import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { usePopper } from './usePopper';

const spring = 'linear(0, 0.45 14%, 1.12 34%, 1.05 48%, 0.99 64%, 1)';

const SpringPaper = styled(Paper)({
  padding: 8,
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `scale 450ms ${spring}`,
    '@starting-style': { scale: '0.6' },
  },
});

export default function SpringPopper() {
  const { buttonProps, popperProps } = usePopper();

  return (
    <>
      <Button {...buttonProps}>Count the points</Button>
      <Popper {...popperProps}>
        <SpringPaper>212 points, a new record</SpringPaper>
      </Popper>
    </>
  );
}
