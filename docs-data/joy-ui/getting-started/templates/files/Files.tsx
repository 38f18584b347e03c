import Typography from '@mui/joy/Typography';

export default function Files() {
  return (
    <main>
      <Typography level="h1">Files</Typography>
    </main>
  );
}
