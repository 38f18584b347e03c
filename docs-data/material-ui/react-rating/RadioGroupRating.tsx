import SentimentDissatisfiedIcon from '@mui/icons-material/SentimentDissatisfied';
import SentimentSatisfiedIcon from '@mui/icons-material/SentimentSatisfied';
import SentimentVerySatisfiedIcon from '@mui/icons-material/SentimentVerySatisfied';
import Rating, {
  ratingClasses,
  type IconContainerProps,
} from '@mui/material/Rating';

const faces = [
  { label: 'Bad', icon: <SentimentDissatisfiedIcon fontSize="inherit" /> },
  { label: 'Fair', icon: <SentimentSatisfiedIcon fontSize="inherit" /> },
  { label: 'Good', icon: <SentimentVerySatisfiedIcon fontSize="inherit" /> },
];
/** The line shows the choice without color. */
const chosenStyle = {
  color: 'primary.main',
  boxShadow: '0 3px currentColor',
  outline: '2px solid transparent',
};
const labelOf = (value: number) => faces[value - 1]?.label ?? '';

function Face({ value, ...props }: IconContainerProps) {
  return <span {...props}>{faces[value - 1]?.icon}</span>;
}

export default function RadioGroupRating() {
  return (
    <Rating
      role="radiogroup"
      aria-label="How was the delivery?"
      defaultValue={3}
      max={3}
      size="large"
      highlightSelectedOnly
      getLabelText={labelOf}
      IconContainerComponent={Face}
      sx={{ [`& .${ratingClasses.iconFilled}`]: chosenStyle }}
    />
  );
}
