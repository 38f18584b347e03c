import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ExampleIOSList() {
  return (
    <Sheet variant="soft" sx={{ p: 2, width: 300, borderRadius: 'sm' }}>
      <List aria-label="Radio" sx={cardStyle}>
        <Setting name="Station" value="Wave 3" />
        <ListDivider aria-hidden inset="startContent" />
        <Setting name="Sleep timer" value="Off" />
      </List>
    </Sheet>
  );
}

function Setting({ name, value }: { name: string; value: string }) {
  return (
    <ListItem>
      <ListItemButton>
        <ListItemContent>{name}</ListItemContent>
        <Typography textColor="text.secondary">{value}</Typography>
        <ChevronRightIcon />
      </ListItemButton>
    </ListItem>
  );
}

const cardStyle = {
  bgcolor: 'background.surface',
  '--List-radius': '10px',
  '--ListItem-minHeight': '44px',
  '--ListDivider-gap': '0px',
};
