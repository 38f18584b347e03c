import AccessTimeIcon from '@mui/icons-material/AccessTime';
import PlaceIcon from '@mui/icons-material/Place';
import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Typography, { type TypographyProps } from '@mui/joy/Typography';

export default function DecoratorExamples() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <Typography
        level="title-md"
        justifyContent="space-between"
        endDecorator={<Link href="#decorators">Change</Link>}
      >
        Your delivery
      </Typography>
      <Line startDecorator={<AccessTimeIcon />}>Thursday, before ten</Line>
      <Line startDecorator={<PlaceIcon />}>
        Second courtyard on the left, next to the workshop for bicycles
      </Line>
    </Card>
  );
}

/** Aligns the icon with the first line of the text. */
function Line(props: TypographyProps) {
  return <Typography level="body-sm" alignItems="flex-start" {...props} />;
}
