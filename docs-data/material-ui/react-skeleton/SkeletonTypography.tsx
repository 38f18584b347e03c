import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const variants = ['h4', 'h6', 'body1', 'caption'] as const;

export default function SkeletonTypography() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }} aria-busy>
      {variants.map((variant) => (
        <Typography key={variant} component="div" variant={variant}>
          <Skeleton />
        </Typography>
      ))}
    </Box>
  );
}
