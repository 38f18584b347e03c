import FestivalTwoToneIcon from '@mui/icons-material/FestivalTwoTone';
import LocalPizzaTwoToneIcon from '@mui/icons-material/LocalPizzaTwoTone';
import Stack from '@mui/material/Stack';

export default function TwoToneIcons() {
  return (
    <Stack direction="row" spacing={3}>
      <FestivalTwoToneIcon titleAccess="Fair" color="primary" />
      <LocalPizzaTwoToneIcon titleAccess="Food" color="secondary" />
    </Stack>
  );
}
