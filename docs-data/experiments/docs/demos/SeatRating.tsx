import Rating from '@mui/material/Rating';

export default function SeatRating() {
  return <Rating name="seat" defaultValue={3} />;
}
