import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { tracks, type Track } from './tracks';

function describe(track: Track): string {
  return `${track.artist}, ${track.seconds} s`;
}

export default function SeveralFiles() {
  return (
    <List dense aria-label="Playlist" sx={{ width: '100%', maxWidth: 320 }}>
      {tracks.map((track) => (
        <ListItem key={track.title} divider>
          <ListItemText primary={track.title} secondary={describe(track)} />
        </ListItem>
      ))}
    </List>
  );
}
