import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import Basket from './Basket';
import { steps } from './order';
import OrderForm from './OrderForm';
import SeedTheme from './SeedTheme';
import { useCheckout } from './useCheckout';

const columns = { xs: '1fr', md: '3fr 2fr' };

export default function Checkout() {
  const checkout = useCheckout();

  return (
    <SeedTheme>
      <Container component="main" sx={{ py: { xs: 3, md: 6 } }}>
        <Typography variant="h4" component="h1" gutterBottom>
          Seed Drawer checkout
        </Typography>
        <Stepper activeStep={checkout.at} alternativeLabel sx={{ my: 4 }}>
          {steps.map(({ title }) => (
            <Step key={title}>
              <StepLabel>{title}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            alignItems: 'start',
            gridTemplateColumns: columns,
          }}
        >
          <OrderForm {...checkout} />
          <Basket />
        </Box>
      </Container>
    </SeedTheme>
  );
}
