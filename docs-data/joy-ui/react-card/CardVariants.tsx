import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import CardRow from './CardRow';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function CardVariants() {
  return (
    <CardRow>
      {variants.map((variant) => (
        <Card key={variant} variant={variant}>
          <CardContent>
            <Typography level="title-md" textColor="inherit">
              {variant}
            </Typography>
            <Typography textColor="inherit">3 letters</Typography>
          </CardContent>
        </Card>
      ))}
    </CardRow>
  );
}
