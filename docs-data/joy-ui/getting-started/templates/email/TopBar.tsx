import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import EditIcon from '@mui/icons-material/Edit';
import SearchIcon from '@mui/icons-material/Search';
import type { Mailbox } from './useMailbox';

const folds =
  'repeating-linear-gradient(90deg, #6d1410 0 14px, #7d1812 14px 30px, #5c100c 30px 44px)';
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1.5, md: 3 },
  px: { xs: 2, md: 3 },
  pt: 2,
  pb: 3.5,
  background: folds,
  // The bottom edge of a gathered curtain.
  mask: 'radial-gradient(22px 15px at 22px calc(100% - 15px), #000 98%, transparent) 0 0 / 44px 100%, linear-gradient(#000 0 0) 0 0 / 100% calc(100% - 15px) no-repeat',
};

interface TopBarProps extends Pick<Mailbox, 'words' | 'search'> {
  onWrite: () => void;
}

export default function TopBar({ words, search, onWrite }: TopBarProps) {
  return (
    <Box component="header" sx={bar}>
      <Typography
        level="h3"
        component="h1"
        sx={{ color: '#fff4e0', fontStyle: 'italic', flex: '1 0 auto' }}
      >
        Strings Attached
      </Typography>
      <Input
        type="search"
        aria-label="Search this folder"
        placeholder="Search this folder"
        startDecorator={<SearchIcon />}
        value={words}
        onChange={(event) => search(event.target.value)}
        sx={{ flex: '1 1 220px', maxWidth: { md: 420 } }}
      />
      <Button
        startDecorator={<EditIcon />}
        onClick={onWrite}
        sx={{
          bgcolor: '#ffe2a6',
          color: '#3d1a05',
          '&:hover': { bgcolor: '#ffd27a' },
        }}
      >
        Write
      </Button>
    </Box>
  );
}
