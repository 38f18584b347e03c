import Chip from '@mui/material/Chip';

export default function ChipsPlayground() {
  return <Chip label="Window seat" />;
}
