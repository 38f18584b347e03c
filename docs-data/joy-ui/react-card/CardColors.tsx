import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import CardRow from './CardRow';

const tanks = {
  primary: 'Filling',
  neutral: 'Off',
  success: 'Full',
  warning: 'Half empty',
  danger: 'Leaking',
} as const;

export default function CardColors() {
  return (
    <CardRow>
      {(Object.keys(tanks) as (keyof typeof tanks)[]).map((color, index) => (
        <Card key={color} variant="soft" color={color}>
          <Typography level="title-md" textColor="inherit">
            Tank {index + 1}
          </Typography>
          {tanks[color]}
        </Card>
      ))}
    </CardRow>
  );
}
