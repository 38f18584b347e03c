import { type MouseEvent, useState } from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const map = { display: 'block', maxWidth: '100%', objectFit: 'cover' } as const;

export default function VirtualElementPopper() {
  const [point, setPoint] = useState({ x: 0, y: 0 });
  const [open, setOpen] = useState(false);

  const anchorEl = {
    getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0),
  };
  const follow = ({ clientX, clientY }: MouseEvent) => {
    setPoint({ x: clientX, y: clientY });
    setOpen(true);
  };

  return (
    <div onMouseMove={follow} onMouseLeave={() => setOpen(false)}>
      <img
        src="/static/images/island/cliff.svg"
        alt="A bay with cliffs. Point at it for the depth"
        width={360}
        height={204}
        style={map}
      />
      <Popper open={open} anchorEl={anchorEl} placement="right-start">
        <Paper sx={{ p: 1, m: 1 }}>Depth: 14 m</Paper>
      </Popper>
    </div>
  );
}
