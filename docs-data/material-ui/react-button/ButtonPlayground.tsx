import Button from '@mui/material/Button';

export default function ButtonPlayground() {
  return <Button variant="contained">Book the flight</Button>;
}
