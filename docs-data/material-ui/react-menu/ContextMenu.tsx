import { type MouseEvent, useState } from 'react';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const row = { display: 'flex', alignItems: 'center', gap: 2, p: 2 };

export default function ContextMenu() {
  const [point, setPoint] = useState({ top: 0, left: 0 });
  const [open, setOpen] = useState(false);
  const [state, setState] = useState('');
  const close = () => setOpen(false);
  const act = (done: string) => {
    setState(done);
    close();
  };

  const openAt = (top: number, left: number) => {
    setPoint({ top, left });
    setOpen(true);
  };
  const openAtPointer = (event: MouseEvent) => {
    event.preventDefault();
    openAt(event.clientY, event.clientX);
  };
  const openAtButton = ({ currentTarget }: MouseEvent) => {
    const { bottom, left } = currentTarget.getBoundingClientRect();
    openAt(bottom, left);
  };
  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: openAtButton,
  } as const;

  return (
    <>
      <Paper variant="outlined" sx={row} onContextMenu={openAtPointer}>
        <Typography role="status">harbor-at-dawn.raw{state}</Typography>
        <IconButton aria-label="File actions" {...button}>
          <MoreHorizIcon />
        </IconButton>
      </Paper>
      <Menu
        open={open}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={point}
        MenuListProps={{ 'aria-label': 'File actions' }}
      >
        <MenuItem onClick={() => act(', developed')}>Develop</MenuItem>
        <MenuItem onClick={() => act(', archived')}>Archive</MenuItem>
      </Menu>
    </>
  );
}
