import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const slotProps = {
  tooltip: {
    sx: {
      p: 1.5,
      border: 1,
      borderColor: 'divider',
      color: 'text.primary',
      bgcolor: 'background.paper',
      boxShadow: 3,
    },
  },
  arrow: { sx: { color: 'text.secondary' } },
};
const fare = (
  <>
    <Typography variant="subtitle2" component="p">
      Saver fare
    </Typography>
    <Typography variant="body2">One train only, no refund.</Typography>
  </>
);

export default function CustomizedTooltips() {
  return (
    <Tooltip arrow describeChild title={fare} slotProps={slotProps}>
      <Button variant="outlined">$24, saver</Button>
    </Tooltip>
  );
}
