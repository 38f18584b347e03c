import Button from '@mui/material/Button';

export default function SaveButton() {
  return <Button variant="outlined">Save the invoice</Button>;
}
