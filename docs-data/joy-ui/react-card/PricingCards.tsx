import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Divider from '@mui/joy/Divider';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';
import { memberships, type Membership } from './memberships';

export default function PricingCards() {
  return (
    <Box sx={columns}>
      {memberships.map((membership) => (
        <PricingCard key={membership.name} {...membership} />
      ))}
    </Box>
  );
}

const columns = {
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 2,
  width: '100%',
  maxWidth: 600,
  mx: 'auto',
  p: 2,
} as const;

function PricingCard({ name, price, includes, main }: Membership) {
  return (
    <Card
      size="lg"
      variant={main ? 'soft' : 'outlined'}
      color={main ? 'primary' : 'neutral'}
    >
      <Typography level="title-lg" textColor="inherit">
        {name}
      </Typography>
      <Divider inset="none" />
      <List size="sm" aria-label={`${name} includes`} sx={{ color: 'inherit' }}>
        {includes.map((item) => (
          <ListItem key={item} sx={{ px: 0, color: 'inherit' }}>
            {item}
          </ListItem>
        ))}
      </List>
      <CardActions orientation="vertical" sx={{ mt: 'auto' }}>
        <Typography textColor="inherit">{price} a month</Typography>
        <Button variant={main ? 'solid' : 'outlined'}>Join {name}</Button>
      </CardActions>
    </Card>
  );
}
