import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Places, { type PlacesProps } from './Places';

const width = 248;
const paper = {
  [`& .${drawerClasses.paper}`]: {
    width,
    border: 0,
    bgcolor: 'background.paper',
    color: 'text.primary',
  },
};

interface NavigationProps extends PlacesProps {
  isOpen: boolean;
  onClose: () => void;
}

export default function Navigation(props: NavigationProps) {
  const { isOpen, onClose, ...places } = props;

  return (
    <>
      <Drawer
        data-mui-color-scheme="dark"
        open={isOpen}
        onClose={onClose}
        sx={{ display: { md: 'none' }, ...paper }}
      >
        <Places {...places} />
      </Drawer>
      <Drawer
        data-mui-color-scheme="dark"
        variant="permanent"
        sx={{
          display: { xs: 'none', md: 'block' },
          width,
          flexShrink: 0,
          ...paper,
        }}
      >
        <Places {...places} />
      </Drawer>
    </>
  );
}
