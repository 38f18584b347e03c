import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Button, { buttonClasses } from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const icon = `.${buttonClasses.endIcon}`;

const DepartureButton = styled(Button)(({ theme }) => ({
  [`& ${icon}`]: {
    transition: theme.transitions.create('transform', {
      duration: theme.transitions.duration.shorter,
    }),
  },
  [`&:hover ${icon}, &:focus-visible ${icon}`]: {
    transform: 'translateX(6px)',
  },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  '@media (prefers-reduced-motion: reduce)': {
    [`& ${icon}`]: { transition: 'none' },
  },
}));

export default function TransitionHover() {
  return (
    <DepartureButton variant="outlined" endIcon={<ArrowForwardIcon />}>
      Next departure
    </DepartureButton>
  );
}
