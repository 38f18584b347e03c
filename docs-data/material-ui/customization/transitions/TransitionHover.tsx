import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const DepartureButton = styled(Button)(({ theme }) => ({
  '& svg': {
    transition: theme.transitions.create('transform', {
      duration: theme.transitions.duration.shorter,
    }),
  },
  '&:hover svg, &:focus-visible svg': { transform: 'translateX(6px)' },
  '@media (prefers-reduced-motion: reduce)': {
    '& svg': { transition: 'none' },
  },
}));

export default function TransitionHover() {
  return (
    <DepartureButton variant="outlined" endIcon={<ArrowForwardIcon />}>
      Next departure
    </DepartureButton>
  );
}
