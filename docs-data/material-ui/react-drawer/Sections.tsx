import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import LandscapeIcon from '@mui/icons-material/Landscape';
import SailingIcon from '@mui/icons-material/Sailing';
import VillaIcon from '@mui/icons-material/Villa';

const sections = [
  { title: 'Nature', icon: <LandscapeIcon /> },
  { title: 'Trade', icon: <SailingIcon /> },
  { title: 'Villages', icon: <VillaIcon /> },
];

interface SectionsProps {
  onFollow?: () => void;
}

export default function Sections({ onFollow }: SectionsProps) {
  return (
    <List aria-label="Sections">
      {sections.map(({ title, icon }) => (
        <ListItem key={title} disablePadding>
          <ListItemButton
            onClick={onFollow}
            sx={{ minHeight: 48, whiteSpace: 'nowrap' }}
          >
            <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
            <ListItemText primary={title} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
