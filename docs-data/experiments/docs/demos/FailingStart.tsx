import Button from '@mui/material/Button';

export default function FailingStart() {
  const isReader = typeof window !== 'undefined';

  if (isReader && window.location.search.includes('fail')) {
    throw new Error('The train is still in the depot.');
  }

  return <Button variant="outlined">Depart</Button>;
}
