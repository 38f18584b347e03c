import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import { blue, brown, purple, teal } from '@mui/material/colors';

const colors = [blue[800], brown[700], purple[700], teal[800]];
const crew = ['Ada Moor', 'Ines Sol', 'Ola Berg', 'Yara Kemp'];

/** The same name always has the same color. */
function colorOf(name: string) {
  const codes = [...name].map((letter) => letter.charCodeAt(0));
  const sum = codes.reduce((total, code) => total + code, 0);
  return colors[sum % colors.length];
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(([letter]) => letter)
    .join('');

export default function BackgroundLetterAvatars() {
  return (
    <List dense>
      {crew.map((name) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ color: '#fff', bgcolor: colorOf(name) }}>
              {initialsOf(name)}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} />
        </ListItem>
      ))}
    </List>
  );
}
