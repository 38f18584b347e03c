import Typography from '@mui/joy/Typography';

export default function Team() {
  return (
    <main>
      <Typography level="h1">Team</Typography>
    </main>
  );
}
