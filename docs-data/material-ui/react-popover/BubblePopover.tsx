import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import Popover, { popoverClasses } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { usePopover } from './usePopover';

const Bubble = styled(Popover)(({ theme }) => ({
  [`& .${popoverClasses.paper}`]: {
    maxWidth: 240,
    padding: theme.spacing(2),
    borderRadius: '0 16px 16px',
    border: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    boxShadow: 'none',
  },
}));

export default function BubblePopover() {
  const { buttonProps, popoverProps } = usePopover('Tip');

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography>Lesson 3: leaving the pier</Typography>
      <Button {...buttonProps}>A tip for beginners</Button>
      <Bubble {...popoverProps}>
        <Typography>Cast off the line at the bow last.</Typography>
      </Bubble>
    </Stack>
  );
}
