import Button from '@mui/joy/Button';

export default function ButtonUsage() {
  return <Button>Reserve a seat</Button>;
}
