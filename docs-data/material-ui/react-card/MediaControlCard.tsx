import { useState } from 'react';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

const picture = {
  image: '/static/images/island/night.svg',
  sx: { width: 112, flexShrink: 0 },
  role: 'presentation',
};

export default function MediaControlCard() {
  const [playing, setPlaying] = useState(false);
  const action = playing ? 'Pause' : 'Play';

  return (
    <Card sx={{ display: 'flex', width: 360, maxWidth: '100%' }}>
      <CardMedia {...picture} />
      <CardContent sx={{ flex: 1 }}>
        <Typography component="h3">Night sounds</Typography>
        <Typography color="text.secondary">Episode 12, owls</Typography>
      </CardContent>
      <IconButton
        aria-label={action}
        onClick={() => setPlaying(!playing)}
        sx={{ alignSelf: 'center', mr: 1 }}
      >
        {playing ? <PauseIcon /> : <PlayArrowIcon />}
      </IconButton>
    </Card>
  );
}
