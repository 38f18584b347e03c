import AspectRatio from '@mui/joy/AspectRatio';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const texts = ['Open daily', 'Open daily from April until the end of October'];

export default function FlexAspectRatio() {
  return (
    <Stack spacing={2}>
      {texts.map((text) => (
        <Sheet key={text} variant="outlined" sx={rowStyle}>
          <AspectRatio flex ratio="2" maxHeight={160} sx={{ flexBasis: 80 }}>
            <img src="/static/images/island/forest.svg" alt="Forest" />
          </AspectRatio>
          <Typography sx={{ flex: 2, p: 2 }}>{text}</Typography>
        </Sheet>
      ))}
    </Stack>
  );
}

const rowStyle = {
  display: 'flex',
  width: 260,
  overflow: 'hidden',
  borderRadius: 'sm',
};
