import type {} from '@mui/material/themeCssVarsAugmentation';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Ticket = styled(Paper)(({ theme }) => ({
  width: 300,
  maxWidth: '100%',
  padding: theme.spacing(2, 3),
  borderRadius: 16,
  border: `2px dashed ${(theme.vars ?? theme).palette.primary.main}`,
}));

export default function TicketPaper() {
  return (
    <Ticket elevation={0}>
      <Typography variant="overline">Cable car</Typography>
      <Typography variant="h5" component="p">
        Valley to summit
      </Typography>
      <Typography color="text.secondary">One adult, round trip</Typography>
    </Ticket>
  );
}
