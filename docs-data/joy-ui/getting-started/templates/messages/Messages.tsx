import Typography from '@mui/joy/Typography';

export default function Messages() {
  return (
    <main>
      <Typography level="h1">Messages</Typography>
    </main>
  );
}
