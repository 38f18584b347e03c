import Typography from '@mui/joy/Typography';

export default function Email() {
  return (
    <main>
      <Typography level="h1">Email</Typography>
    </main>
  );
}
