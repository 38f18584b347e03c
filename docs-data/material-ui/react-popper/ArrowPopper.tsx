import { useMemo, useState } from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { usePopper } from './usePopper';

const Bubble = styled(Popper)(({ theme }) => ({
  zIndex: theme.zIndex.tooltip,
  [`& .arrow`]: {
    width: 12,
    height: 12,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    clipPath: 'polygon(50% 50%, 0 100%, 100% 100%)',
  },
  '&[data-popper-placement^="bottom"] .arrow': { top: -12 },
  '&[data-popper-placement^="top"] .arrow': { bottom: -12, rotate: '180deg' },
}));

const label = {
  p: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};

export default function ArrowPopper() {
  const { buttonProps, popperProps } = usePopper();
  const [arrow, setArrow] = useState<HTMLElement | null>(null);
  const modifiers = useMemo(
    () => [
      { name: 'arrow', options: { element: arrow } },
      { name: 'offset', options: { offset: [0, 10] } },
    ],
    [arrow],
  );

  return (
    <>
      <Button {...buttonProps}>Next tour</Button>
      <Bubble {...popperProps} modifiers={modifiers}>
        <Paper sx={label}>Starts at 14:30</Paper>
        <span ref={setArrow} className="arrow" />
      </Bubble>
    </>
  );
}
