import Stack from '@mui/material/Stack';
import { train } from './drawnIcons';
import FontAwesomeSvgIcon from './FontAwesomeSvgIcon';

export default function FontAwesomeIconSize() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <FontAwesomeSvgIcon icon={train} titleAccess="Train in a square" />
      <FontAwesomeSvgIcon
        icon={train}
        titleAccess="Train in its own width"
        sx={{ width: 'auto' }}
      />
      <FontAwesomeSvgIcon
        icon={train}
        titleAccess="Large train in its own width"
        fontSize="large"
        sx={{ width: 'auto' }}
      />
    </Stack>
  );
}
