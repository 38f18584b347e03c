import { useRef, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import type { PopperProps } from '@mui/material/Popper';
import Tooltip from '@mui/material/Tooltip';

const sx = {
  width: 320,
  maxWidth: '100%',
  height: 48,
  p: 1.5,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  typography: 'body1',
};

export default function AnchorElTooltips() {
  const xRef = useRef(0);
  const barRef = useRef<HTMLDivElement>(null);
  const popperRef: PopperProps['popperRef'] = useRef(null);

  const move = ({ clientX }: MouseEvent) => {
    xRef.current = clientX;
    void popperRef.current?.update();
  };
  const anchorEl = {
    getBoundingClientRect: () =>
      new DOMRect(
        xRef.current,
        barRef.current?.getBoundingClientRect().top,
        0,
        barRef.current?.offsetHeight,
      ),
  };

  return (
    <Tooltip
      arrow
      describeChild
      placement="top"
      title="Scene 3"
      slotProps={{ popper: { popperRef, anchorEl } }}
    >
      <Box ref={barRef} onMouseMove={move} sx={sx}>
        Scene 3, the storm
      </Box>
    </Tooltip>
  );
}
