import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { usePopper } from './usePopper';

export default function PopperPopupState() {
  const { buttonProps, popperProps } = usePopper();

  return (
    <>
      <Button {...buttonProps}>Legend</Button>
      <Popper {...popperProps} placement="bottom-start">
        <Paper sx={{ p: 2, border: 1 }}>Blue: path, green: bike route</Paper>
      </Popper>
    </>
  );
}
