import { styled } from '@mui/system';

const OrderButton = styled('button')({
  padding: '8px 24px',
  border: 0,
  borderRadius: 999,
  background: 'saddlebrown',
  color: 'white',
  font: 'inherit',
  '&:hover': { background: 'sienna' },
  '&:focus-visible': {
    outline: '3px solid light-dark(#8b4513, #f4c095)',
    outlineOffset: 2,
  },
});

export default function StyledComponents() {
  return <OrderButton type="button">Order a bag</OrderButton>;
}
