import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMenuButton } from './useMenuButton';

const byHeight = 'Crocus, sage, aster, delphinium';
const byBloom = 'Crocus, delphinium, sage, aster';

export default function FadeMenu() {
  const [plants, setPlants] = useState(byHeight);
  const { buttonProps, menuProps, close } = useMenuButton();

  const sort = (sorted: string) => {
    setPlants(sorted);
    close();
  };

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography role="status">{plants}</Typography>
      <Button {...buttonProps}>Sort the plants</Button>
      <Menu {...menuProps} TransitionComponent={Fade}>
        <MenuItem onClick={() => sort(byHeight)}>By height</MenuItem>
        <MenuItem onClick={() => sort(byBloom)}>By month of bloom</MenuItem>
      </Menu>
    </Stack>
  );
}
