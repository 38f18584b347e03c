import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

/** The class of the font, which the page loads. */
const font = 'material-icons-two-tone';

export default function Icons() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Icon baseClassName={font} fontSize="small">
        train
      </Icon>
      <Icon baseClassName={font}>train</Icon>
      <Icon baseClassName={font} fontSize="large">
        train
      </Icon>
    </Stack>
  );
}
