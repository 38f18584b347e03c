import ReplyIcon from '@mui/icons-material/Reply';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function FloatingActionButtonExtendedSize() {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      {sizes.map((size) => (
        <Fab key={size} variant="extended" size={size} color="primary">
          <ReplyIcon sx={{ mr: 1 }} />
          Answer ({size})
        </Fab>
      ))}
    </Stack>
  );
}
