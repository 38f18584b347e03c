import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePopover } from './usePopover';

export default function PopoverPopupState() {
  const { buttonProps, popoverProps } = usePopover('Storage');

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Elderflower syrup, 0.5 l</Typography>
      <Button {...buttonProps}>How to store it</Button>
      <Popover {...popoverProps}>
        <Typography sx={{ p: 2 }}>Cool and dark, for up to a year</Typography>
      </Popover>
    </Stack>
  );
}
