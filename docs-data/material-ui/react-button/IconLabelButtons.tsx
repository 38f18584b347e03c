import LockIcon from '@mui/icons-material/Lock';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function IconLabelButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<PhotoCameraIcon />}>
        Take photo
      </Button>
      <Button variant="contained" endIcon={<LockIcon />}>
        Pay invoice
      </Button>
    </Stack>
  );
}
