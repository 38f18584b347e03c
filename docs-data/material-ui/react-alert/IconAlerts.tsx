import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const icons = { success: <TaskAltIcon fontSize="inherit" /> };

export default function IconAlerts() {
  return (
    <Stack spacing={1} sx={{ width: 480, maxWidth: '100%' }}>
      <Alert severity="info" icon={<LocalShippingIcon fontSize="inherit" />}>
        The parcel left the warehouse.
      </Alert>
      <Alert severity="success" iconMapping={icons}>
        The parcel was delivered.
      </Alert>
      <Alert severity="success" icon={false}>
        Thank you for your order.
      </Alert>
    </Stack>
  );
}
