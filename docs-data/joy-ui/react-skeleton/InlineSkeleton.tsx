import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function InlineSkeleton() {
  return (
    <Typography level="body-lg" aria-busy="true" sx={{ maxWidth: 320 }}>
      <Skeleton aria-hidden>
        A text of about this length is on its way. The lines have the width of
        the words, and the height of the text style.
      </Skeleton>
    </Typography>
  );
}
