import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function OverlayCheckbox() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        position: 'relative',
        p: 2,
        borderRadius: 'md',
        width: 280,
        maxWidth: '100%',
      }}
    >
      <Checkbox overlay label="Gift wrapping" />
      <Typography level="body-sm" sx={{ mt: 0.5 }}>
        Recycled paper and a card with your words.
      </Typography>
    </Sheet>
  );
}
