import Drawer, { drawerClasses } from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
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
  // A hidden modal drawer would still hold the focus when the window grows.
  const isWide = useMediaQuery(({ breakpoints }: Theme) =>
    breakpoints.up('md'),
  );

  return (
    <>
      <Drawer
        data-mui-color-scheme="dark"
        open={isOpen && !isWide}
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
