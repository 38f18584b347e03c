import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import Brand from './Brand';
import { groups } from './data';

export interface PlacesProps {
  place: string;
  onGo: (place: string) => void;
}

export default function Places({ place, onGo }: PlacesProps) {
  return (
    <Box component="nav" aria-label="Console" sx={{ pb: 9 }}>
      <Brand />
      {groups.map(({ title, places }) => (
        <div key={title}>
          <Typography
            variant="body2"
            sx={{ px: 3, pt: 2, color: 'text.secondary' }}
          >
            {title}
          </Typography>
          <List dense aria-label={title}>
            {places.map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton
                  selected={name === place}
                  aria-current={name === place ? 'page' : undefined}
                  onClick={() => onGo(name)}
                  sx={{ pl: '21px' }}
                >
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </div>
      ))}
    </Box>
  );
}
