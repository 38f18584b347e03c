import CastIcon from '@mui/icons-material/Cast';
import IconButton from '@mui/joy/IconButton';

export default function IconButtonVariables() {
  return (
    <IconButton variant="solid" aria-label="Cast to a screen">
      <CastIcon />
    </IconButton>
  );
}
