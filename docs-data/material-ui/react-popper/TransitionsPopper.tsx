import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { usePopper } from './usePopper';

export default function TransitionsPopper() {
  const { buttonProps, popperProps } = usePopper();

  return (
    <>
      <Button {...buttonProps}>Hint</Button>
      <Popper {...popperProps} transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={350}>
            <Paper sx={{ p: 1 }}>The word has eight letters.</Paper>
          </Fade>
        )}
      </Popper>
    </>
  );
}
