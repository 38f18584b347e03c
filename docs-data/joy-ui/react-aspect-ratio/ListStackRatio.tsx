import AspectRatio from '@mui/joy/AspectRatio';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';
import { pictures } from './pictures';

export default function ListStackRatio() {
  return (
    <List
      variant="outlined"
      sx={{ flex: 'none', width: 260, borderRadius: 'sm' }}
    >
      {pictures.map(({ src, name }) => (
        <ListItem key={src} sx={{ gap: 2 }}>
          <AspectRatio ratio="1" sx={{ flexBasis: 56, borderRadius: 'sm' }}>
            <img src={src} alt="" />
          </AspectRatio>
          <Typography level="title-sm">{name}</Typography>
        </ListItem>
      ))}
    </List>
  );
}
