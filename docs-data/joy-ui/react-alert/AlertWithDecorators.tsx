import { useState } from 'react';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';

export default function AlertWithDecorators() {
  const [covered, setCovered] = useState(false);
  const action = (
    <Button size="sm" color="warning" onClick={() => setCovered(!covered)}>
      {covered ? 'Uncover' : 'Cover the beds'}
    </Button>
  );

  return (
    <Alert
      color="warning"
      startDecorator={<AcUnitIcon />}
      endDecorator={action}
      sx={{ width: '100%' }}
    >
      {covered ? 'The beds are covered.' : 'Frost tonight.'}
    </Alert>
  );
}
