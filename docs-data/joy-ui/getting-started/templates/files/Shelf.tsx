import { useState, type DragEvent } from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import FileTable from './FileTable';
import FolderRow from './FolderRow';
import Tiles from './Tiles';
import Toolbar from './Toolbar';
import Trail, { focusHeading } from './Trail';
import type { FileRoom } from './useFiles';

interface ShelfProps {
  room: FileRoom;
  onChoose: (id: string, from: HTMLElement) => void;
}

const bar = { display: 'flex', flexWrap: 'wrap', gap: 1 };
const shelf = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  p: { xs: 2, md: 3 },
  pb: 10,
};

export default function Shelf({ room, onChoose }: ShelfProps) {
  const [isOver, setOver] = useState(false);
  const Shown = room.view === 'tiles' ? Tiles : FileTable;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    room.add([...event.dataTransfer.files]);
  };

  return (
    <Box
      component="main"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ ...shelf, bgcolor: isOver ? 'primary.softBg' : 'transparent' }}
    >
      <Box sx={{ ...bar, justifyContent: 'space-between' }}>
        <Trail {...room} />
        <Toolbar {...room} />
      </Box>
      {room.problems.length > 0 && (
        <Alert
          color="danger"
          endDecorator={
            <Button
              size="sm"
              color="danger"
              onClick={() => {
                room.clearProblems();
                focusHeading();
              }}
            >
              OK
            </Button>
          }
        >
          {room.problems.join(' ')}
        </Alert>
      )}
      {room.inside.length > 0 && <FolderRow {...room} />}
      <Typography level="body-sm" role="status">
        {room.found.length === 1 ? '1 file' : `${room.found.length} files`}.
        Drop more here to add them.
      </Typography>
      <Shown {...room} onChoose={onChoose} />
    </Box>
  );
}
