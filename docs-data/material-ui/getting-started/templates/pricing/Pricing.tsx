import { useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import PeriodSwitch from './PeriodSwitch';
import PlanCard from './PlanCard';
import { plans } from './plans';
import Questions from './Questions';
import WorkshopTheme from './WorkshopTheme';

const columns = { xs: '1fr', md: 'repeat(3, 1fr)' };

export default function Pricing() {
  const [isYearly, setYearly] = useState(false);

  return (
    <WorkshopTheme>
      <Container component="main" sx={{ py: { xs: 4, md: 8 } }}>
        <Box sx={{ textAlign: 'center' }}>
          <Typography variant="h3" component="h1" gutterBottom>
            Saws, lathes and a lot of clamps
          </Typography>
          <Typography sx={{ mb: 4, color: 'text.secondary' }}>
            Pick the hours you need at the Tram Shed workshop. Change whenever
            you like.
          </Typography>
          <PeriodSwitch isYearly={isYearly} onChange={setYearly} />
        </Box>
        <Box
          sx={{ display: 'grid', gap: 3, my: 6, gridTemplateColumns: columns }}
        >
          {plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} isYearly={isYearly} />
          ))}
        </Box>
        <Questions />
      </Container>
    </WorkshopTheme>
  );
}
