import Alert, { alertClasses } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

const BarAlert = styled(Alert)(({ theme }) => ({
  width: 480,
  maxWidth: '100%',
  borderRadius: 0,
  borderInlineStart: '4px solid currentColor',
  fontSize: theme.typography.body1.fontSize,
  [`& .${alertClasses.icon}`]: { fontSize: 28 },
}));

export default function CustomizedAlerts() {
  return (
    <BarAlert severity="warning">
      Ice on the road between Salen and Tobermory.
    </BarAlert>
  );
}
