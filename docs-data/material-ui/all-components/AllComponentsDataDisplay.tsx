import MailIcon from '@mui/icons-material/Mail';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import Gallery from './Gallery';
import SmallTable from './SmallTable';

const badge = (
  <Badge badgeContent={4} color="primary">
    <MailIcon />
  </Badge>
);

const list = (
  <List dense>
    <ListItem>
      <ListItemText primary="Harbor" secondary="Platform 4" />
    </ListItem>
  </List>
);

const divider = (
  <div>
    Soup
    <Divider sx={{ width: 120, my: 1 }} />
    Salad
  </div>
);

const items = [
  ['Avatar', 'react-avatar', <Avatar key="">MK</Avatar>],
  ['Badge', 'react-badge', badge],
  ['Chip', 'react-chip', <Chip key="" label="Vegetarian" />],
  ['Divider', 'react-divider', divider],
  ['Icons', 'icons', <MailIcon key="" color="primary" />],
  ['Material Icons', 'material-icons', <MailIcon key="" fontSize="large" />],
  ['List', 'react-list', list],
  ['Table', 'react-table', <SmallTable key="" />],
  [
    'Typography',
    'react-typography',
    <Typography key="" variant="h4" component="p">
      Heading
    </Typography>,
  ],
] as const;

export default function AllComponentsDataDisplay() {
  return <Gallery label="Data display" items={items} />;
}
