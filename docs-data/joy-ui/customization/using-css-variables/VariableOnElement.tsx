import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function VariableOnElement() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Sheet variant="outlined" sx={offerStyle}>
        {content}
      </Sheet>
      <Sheet variant="outlined" sx={{ ...offerStyle, ...plumStyle }}>
        {content}
      </Sheet>
    </Stack>
  );
}

const content = (
  <>
    <Typography level="title-md">Bulbs for spring</Typography>
    <Button>Order</Button>
  </>
);

const offerStyle = {
  display: 'grid',
  gap: 2,
  p: 2,
  borderRadius: 'var(--joy-radius-lg)',
};

const plumStyle = {
  '--joy-radius-lg': '24px',
  '--joy-radius-sm': '16px',
  '--joy-palette-primary-solidBg': '#7a1f4b',
  '--joy-palette-primary-solidHoverBg': '#641639',
};
