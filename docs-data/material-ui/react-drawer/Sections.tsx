import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import LandscapeIcon from '@mui/icons-material/Landscape';
import SailingIcon from '@mui/icons-material/Sailing';
import VillaIcon from '@mui/icons-material/Villa';

const sections = [
  { title: 'Nature', href: '#nature', icon: <LandscapeIcon /> },
  { title: 'Trade', href: '#trade', icon: <SailingIcon /> },
  { title: 'Villages', href: '#villages', icon: <VillaIcon /> },
];

interface SectionsProps {
  /** The name of the navigation, unique on the page. */
  label: string;
  onFollow?: () => void;
}

export default function Sections({ label, onFollow }: SectionsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {sections.map(({ title, href, icon }) => (
          <ListItem key={title} disablePadding>
            <ListItemButton
              href={href}
              onClick={onFollow}
              sx={{ minHeight: 48, whiteSpace: 'nowrap' }}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText primary={title} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
