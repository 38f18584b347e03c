import { useRef } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import SearchIcon from '@mui/icons-material/Search';
import UploadIcon from '@mui/icons-material/UploadFile';
import type { FileRoom } from './useFiles';

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: { xs: 2, md: 3 },
  py: 2,
  borderBlockEnd: '5px double',
  borderColor: 'text.primary',
};

type HeaderProps = Pick<FileRoom, 'words' | 'search' | 'add'>;

export default function Header({ words, search, add }: HeaderProps) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <Box component="header" sx={bar}>
      <Box sx={{ flex: '1 1 200px' }}>
        <Typography level="h3" component="h1">
          Tall Street Choir
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          The file room
        </Typography>
      </Box>
      <Input
        type="search"
        aria-label="Search files"
        placeholder="Search files"
        startDecorator={<SearchIcon />}
        value={words}
        onChange={(event) => search(event.target.value)}
        sx={{ flex: '1 1 200px', maxWidth: { md: 360 } }}
      />
      <Button
        startDecorator={<UploadIcon />}
        onClick={() => input.current?.click()}
      >
        Add files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".pdf,.mp3,.png"
        aria-label="Files to add"
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </Box>
  );
}
