import { styled } from '@mui/material/styles';

const Receipt = styled('pre')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: theme.spacing(2),
  fontFamily: 'monospace',
  border: '1px dashed currentColor',
}));

const lines = `2 rye rolls     1.80
1 poppy cake    3.40
Total           5.20`;

export default function TypographyTheme() {
  return <Receipt>{lines}</Receipt>;
}
