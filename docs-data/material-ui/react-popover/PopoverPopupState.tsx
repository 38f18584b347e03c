import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { usePopover } from './usePopover';

export default function PopoverPopupState() {
  const { buttonProps, popoverProps } = usePopover('Storage');

  return (
    <>
      <Button {...buttonProps}>How to store it</Button>
      <Popover {...popoverProps}>
        <Typography sx={{ p: 2 }}>Cool and dark, for up to a year</Typography>
      </Popover>
    </>
  );
}
