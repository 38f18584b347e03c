import FestivalTwoToneIcon from '@mui/icons-material/FestivalTwoTone';
import LocalPizzaTwoToneIcon from '@mui/icons-material/LocalPizzaTwoTone';
import Stack from '@mui/material/Stack';

export default function TwoToneIcons() {
  return (
    <Stack direction="row" spacing={3}>
      <FestivalTwoToneIcon
        titleAccess="Fair"
        fontSize="large"
        color="primary"
      />
      <LocalPizzaTwoToneIcon
        titleAccess="Food"
        fontSize="large"
        color="secondary"
      />
    </Stack>
  );
}
