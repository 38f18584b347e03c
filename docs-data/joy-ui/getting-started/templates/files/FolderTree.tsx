import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import { folders, nameOf, saySize } from './choirFiles';
import type { FileRoom } from './useFiles';

const room = 100_000;

export default function FolderTree(props: FileRoom) {
  const { folder, openFolder, countIn, total } = props;

  return (
    <Box
      component="aside"
      aria-label="Folders and space"
      sx={{ display: { xs: 'none', md: 'block' }, p: 2 }}
    >
      <Box component="nav" aria-label="Folders">
        <List sx={{ '--ListItem-radius': '3px', gap: 0.25 }}>
          {folders.map((path) => {
            const isHere = path === folder;
            const depth = path.split('/').length - 1;
            return (
              <ListItem key={path} sx={{ marginInlineStart: depth * 3 }}>
                <ListItemButton
                  selected={isHere}
                  aria-current={isHere ? 'page' : undefined}
                  onClick={() => openFolder(path)}
                >
                  <ListItemDecorator>
                    {isHere ? <FolderOpenIcon /> : <FolderIcon />}
                  </ListItemDecorator>
                  <ListItemContent>{nameOf(path)}</ListItemContent>
                  <Typography level="body-sm" textColor="text.secondary">
                    {countIn(path)}
                  </Typography>
                </ListItemButton>
              </ListItem>
            );
          })}
        </List>
      </Box>
      <Typography level="body-sm" id="room" sx={{ mt: 3, mb: 1 }}>
        {saySize(total)} of {saySize(room)} used
      </Typography>
      <LinearProgress
        determinate
        aria-labelledby="room"
        value={Math.min(100, (total / room) * 100)}
      />
    </Box>
  );
}
