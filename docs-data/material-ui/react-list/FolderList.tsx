import FolderIcon from '@mui/icons-material/Folder';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { name: 'Tax 2025', content: '14 receipts' },
  { name: 'Rental', content: 'Contract, photos' },
  { name: 'Recipes', content: '48 cards' },
];

export default function FolderList() {
  return (
    <List aria-label="Folders" sx={{ width: 280, maxWidth: '100%' }}>
      {folders.map(({ name, content }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar sx={{ color: '#fff', bgcolor: 'grey.700' }}>
              <FolderIcon />
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={content} />
        </ListItem>
      ))}
    </List>
  );
}
