import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Plan } from './plans';

interface PlanCardProps {
  plan: Plan;
  isYearly: boolean;
}

const color = 'primary.main';
const popular = { borderColor: color, outline: 1, outlineColor: color };

export default function PlanCard({ plan, isYearly }: PlanCardProps) {
  const { name, audience, features, isPopular = false } = plan;

  return (
    <Paper
      component="article"
      variant="outlined"
      sx={{
        p: 3,
        ...(isPopular && popular),
      }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', minHeight: 32 }}
      >
        <Typography variant="h5" component="h2">
          {name}
        </Typography>
        {isPopular && (
          <Chip size="small" color="primary" label="Most members" />
        )}
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>{audience}</Typography>
      <Typography variant="h3" component="p" sx={{ mt: 2 }}>
        {isYearly ? plan.yearly : plan.monthly} €
      </Typography>
      <Typography>{isYearly ? 'a year' : 'a month'}</Typography>
      <Stack component="ul" spacing={1} sx={{ my: 3, pl: 2.5 }}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Stack>
      <Button
        fullWidth
        variant={isPopular ? 'contained' : 'outlined'}
        href="/material-ui/getting-started/templates/checkout/"
      >
        Choose {name}
      </Button>
    </Paper>
  );
}
