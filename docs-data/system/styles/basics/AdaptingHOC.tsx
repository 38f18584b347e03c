import { styled } from '@mui/system';
import { BagLabel, type BagLabelProps } from './BagLabel';

interface SizedProps extends BagLabelProps {
  grams: number;
}

const SizedLabel = styled(BagLabel, {
  shouldForwardProp: (prop) => prop !== 'grams',
})<SizedProps>(({ grams }) => ({
  margin: '0 0 8px',
  padding: 8,
  borderInlineStart: '6px solid sienna',
  background: 'color-mix(in srgb, sienna 18%, transparent)',
  width: grams / 4,
}));

export default function AdaptingHOC() {
  return (
    <div>
      <SizedLabel grams={500}>500 g</SizedLabel>
      <SizedLabel grams={1000}>1000 g</SizedLabel>
    </div>
  );
}
