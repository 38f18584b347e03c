import type {} from '@mui/material/themeCssVarsAugmentation';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';

const HeartRating = styled(Rating)(({ theme }) => ({
  [`& .${ratingClasses.iconFilled}`]: {
    color: (theme.vars ?? theme).palette.secondary.main,
  },
  [`& .${ratingClasses.iconEmpty}`]: {
    color: (theme.vars ?? theme).palette.text.secondary,
  },
}));
const labelOf = (value: number) =>
  value === 1 ? '1 heart' : `${value} hearts`;

export default function CustomizedRating() {
  return (
    <HeartRating
      role="radiogroup"
      aria-label="How much do you like this song?"
      defaultValue={2}
      max={3}
      getLabelText={labelOf}
      icon={<FavoriteIcon fontSize="inherit" />}
      emptyIcon={<FavoriteBorderIcon fontSize="inherit" />}
    />
  );
}
