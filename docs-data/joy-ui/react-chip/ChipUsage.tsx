import Chip from '@mui/joy/Chip';

export default function ChipUsage() {
  return <Chip>Sold out</Chip>;
}
