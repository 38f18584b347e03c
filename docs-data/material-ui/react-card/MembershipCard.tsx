import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const RibbonCard = styled(Card)(({ theme }) => ({
  position: 'relative',
  width: 300,
  maxWidth: '100%',
  borderRadius: 16,
  padding: theme.spacing(1),
  paddingInlineStart: theme.spacing(2),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 8,
    backgroundColor: (theme.vars ?? theme).palette.secondary.main,
  },
}));

export default function MembershipCard() {
  return (
    <RibbonCard variant="outlined">
      <CardContent>
        <Typography variant="overline">Climbing gym</Typography>
        <Typography variant="h5" component="h3">
          Ten visits
        </Typography>
        <Typography color="text.secondary">Valid for one year</Typography>
      </CardContent>
      <CardActions>
        <Button variant="outlined" color="inherit" fullWidth>
          Buy for $95
        </Button>
      </CardActions>
    </RibbonCard>
  );
}
