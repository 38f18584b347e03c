import Typography from '@mui/joy/Typography';

export default function TypographyUsage() {
  return <Typography component="p">Low tide at noon</Typography>;
}
