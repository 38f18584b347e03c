import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionMarketing() {
  return (
    <Sheet
      component="section"
      variant="solid"
      color="success"
      invertedColors
      sx={{ p: { xs: 2, sm: 5 }, width: '100%', textAlign: 'center' }}
    >
      <Typography level="h3" component="p">
        Vegetables from the field next door
      </Typography>
      <Typography textColor="text.primary" sx={{ my: 2 }}>
        A box every Friday, from April to November.
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'center',
        }}
      >
        <Input
          aria-label="Email"
          placeholder="Email"
          type="email"
          sx={{ width: 220 }}
        />
        <Button>Order the first box</Button>
      </Box>
    </Sheet>
  );
}
