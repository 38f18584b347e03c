import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

const parts = { '0%': 'Dough', '30%': 'Filling', '100%': 'Glaze' };

export default function DividerChildPosition() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      {Object.entries(parts).map(([position, name]) => (
        <Divider key={name} sx={{ '--Divider-childPosition': position }}>
          {name}
        </Divider>
      ))}
    </Stack>
  );
}
