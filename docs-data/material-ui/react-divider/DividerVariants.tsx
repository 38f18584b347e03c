import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function DividerVariants() {
  return (
    <Paper variant="outlined" sx={{ width: 300, maxWidth: '100%' }}>
      <Typography sx={{ p: 2 }}>From edge to edge</Typography>
      <Divider />
      <Typography sx={{ p: 2, pl: 9 }}>Below the text</Typography>
      <Divider variant="inset" />
      <Typography sx={{ p: 2 }}>With a margin on both sides</Typography>
      <Divider variant="middle" />
      <Typography sx={{ p: 2 }}>The end</Typography>
    </Paper>
  );
}
