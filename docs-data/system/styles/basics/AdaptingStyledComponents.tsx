import { styled } from '@mui/system';

interface TagProps {
  roast: 'light' | 'dark';
}

const Tag = styled('span', {
  shouldForwardProp: (prop) => prop !== 'roast' && prop !== 'sx',
})<TagProps>({
  padding: '4px 12px',
  borderRadius: 999,
  border: '1px solid sienna',
  variants: [
    { props: { roast: 'light' }, style: { background: 'transparent' } },
    {
      props: { roast: 'dark' },
      style: { background: 'saddlebrown', color: 'white' },
    },
  ],
});

export default function AdaptingStyledComponents() {
  return (
    <div>
      <Tag roast="light">Light roast</Tag> <Tag roast="dark">Dark roast</Tag>
    </div>
  );
}
