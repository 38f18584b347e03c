import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import type { ProfileForm } from './useProfile';

const bar = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  borderRadius: 'md',
  boxShadow: 'md',
};

export default function SaveBar({ form }: { form: ProfileForm }) {
  const { isChanged, discard, message, errors } = form;
  const wrong = Object.keys(errors).length;
  const note = isChanged ? 'You have unsaved changes.' : 'Nothing to save yet.';

  return (
    <Sheet variant="outlined" sx={bar}>
      <Box
        role="status"
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' }, px: 1 }}
      >
        <Typography level="body-sm" color={wrong ? 'danger' : undefined}>
          {wrong ? `Fields to correct: ${wrong}` : message || note}
        </Typography>
      </Box>
      <Button
        variant="plain"
        color="neutral"
        onClick={discard}
        sx={{ marginInlineStart: 'auto' }}
      >
        Discard
      </Button>
      <Button type="submit">Save profile</Button>
    </Sheet>
  );
}
