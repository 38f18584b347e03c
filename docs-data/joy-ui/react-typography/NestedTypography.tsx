import Typography from '@mui/joy/Typography';

export default function NestedTypography() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      The boat to the{' '}
      <Typography variant="soft" color="primary">
        outer islands
      </Typography>{' '}
      leaves from{' '}
      <Typography fontWeight="lg" textColor="danger.plainColor">
        another pier
      </Typography>{' '}
      this week.
    </Typography>
  );
}
