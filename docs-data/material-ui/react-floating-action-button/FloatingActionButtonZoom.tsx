import { useState } from 'react';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import PostAddIcon from '@mui/icons-material/PostAdd';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Zoom from '@mui/material/Zoom';

const views = [
  { name: 'People', action: 'Add a person', icon: <PersonAddIcon /> },
  { name: 'Pages', action: 'Add a page', icon: <PostAddIcon /> },
];
const fab = { position: 'absolute', bottom: 16, right: 16 } as const;

export default function FloatingActionButtonZoom() {
  const [shown, setShown] = useState('People');
  const buttons = views.map(({ name, action, icon }) => (
    <Zoom key={name} in={name === shown} appear={false} unmountOnExit>
      <Fab color="primary" aria-label={action} sx={fab}>
        {icon}
      </Fab>
    </Zoom>
  ));

  return (
    <Box
      sx={{ position: 'relative', width: 280, maxWidth: '100%', height: 200 }}
    >
      <ToggleButtonGroup
        exclusive
        value={shown}
        onChange={(_event, value: string | null) => setShown(value ?? shown)}
        aria-label="View"
      >
        <ToggleButton value="People">People</ToggleButton>
        <ToggleButton value="Pages">Pages</ToggleButton>
      </ToggleButtonGroup>
      {buttons}
    </Box>
  );
}
