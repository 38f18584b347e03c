import Rating from '@mui/material/Rating';

export default function OutlinedBackground() {
  return <Rating name="outlined-rating" defaultValue={4} />;
}
