import Drawer, { drawerClasses } from '@mui/material/Drawer';
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
  return (
    <>
      <Drawer
        open={isOpen}
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
