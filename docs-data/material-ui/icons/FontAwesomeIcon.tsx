import Stack from '@mui/material/Stack';
import { flag } from './drawnIcons';
import FontAwesomeSvgIcon from './FontAwesomeSvgIcon';

export default function FontAwesomeIcon() {
  return (
    <Stack direction="row" spacing={3}>
      <FontAwesomeSvgIcon icon={flag} titleAccess="Start" color="primary" />
      <FontAwesomeSvgIcon icon={flag} titleAccess="Halfway" color="action" />
      <FontAwesomeSvgIcon icon={flag} titleAccess="Finish" color="success" />
    </Stack>
  );
}
