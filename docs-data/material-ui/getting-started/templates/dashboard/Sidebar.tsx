import { useEffect } from 'react';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import PageList from './PageList';

const width = 220;
const paper = { [`& .${drawerClasses.paper}`]: { width } };

interface SidebarProps {
  current: string;
  onChoose: (page: string) => void;
  isOpen: boolean;
  onClose: () => void;
}

export default function Sidebar({ isOpen, onClose, ...list }: SidebarProps) {
  // A hidden modal drawer would still hold the focus when the window grows.
  const isWide = useMediaQuery(({ breakpoints }: Theme) =>
    breakpoints.up('md'),
  );

  // Otherwise, it would open again when the window shrinks.
  useEffect(() => {
    if (isWide && isOpen) onClose();
  }, [isWide, isOpen, onClose]);

  return (
    <>
      <Drawer
        open={isOpen && !isWide}
        onClose={onClose}
        sx={{ display: { md: 'none' }, ...paper }}
      >
        <PageList {...list} />
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', md: 'block' },
          width,
          flexShrink: 0,
          ...paper,
        }}
      >
        <PageList {...list} />
      </Drawer>
    </>
  );
}
