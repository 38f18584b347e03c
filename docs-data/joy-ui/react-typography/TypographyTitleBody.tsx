import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const pairs = {
  'title-lg': 'body-lg',
  'title-md': 'body-md',
  'title-sm': 'body-sm',
} as const;

export default function TypographyTitleBody() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {(Object.keys(pairs) as (keyof typeof pairs)[]).map((title) => (
        <Box key={title} sx={{ width: 150 }}>
          <Typography level={title}>{title}</Typography>
          <Typography level={pairs[title]}>{pairs[title]}</Typography>
          <Typography level="body-xs">body-xs</Typography>
        </Box>
      ))}
    </Box>
  );
}
