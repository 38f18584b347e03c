import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import { nameOf } from './choirFiles';
import { focusHeading } from './Trail';
import type { FileRoom } from './useFiles';

type FolderRowProps = Pick<FileRoom, 'inside' | 'openFolder' | 'countIn'>;

/** The folders inside the open one. */
export default function FolderRow(props: FolderRowProps) {
  const { inside, openFolder, countIn } = props;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {inside.map((path) => (
        <Button
          key={path}
          variant="outlined"
          color="neutral"
          startDecorator={<FolderIcon />}
          onClick={() => {
            openFolder(path);
            // The new heading appears with the next render.
            setTimeout(focusHeading);
          }}
          sx={{ bgcolor: 'background.surface' }}
        >
          {nameOf(path)} ({countIn(path)})
        </Button>
      ))}
    </Box>
  );
}
