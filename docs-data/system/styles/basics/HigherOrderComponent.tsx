import { styled } from '@mui/system';
import { BagLabel } from './BagLabel';

const StampedLabel = styled(BagLabel)({
  display: 'inline-block',
  margin: 0,
  padding: '8px 16px',
  border: '3px double sienna',
  rotate: '-3deg',
});

export default function HigherOrderComponent() {
  return <StampedLabel>Roasted on Tuesday</StampedLabel>;
}
