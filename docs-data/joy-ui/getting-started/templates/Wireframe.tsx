import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

export default function Wireframe({ areas }: { areas: string }) {
  const names = [...new Set(areas.match(/\w/g))];

  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gap: 0.5,
        height: 88,
        gridAutoColumns: '1fr',
        gridTemplateAreas: areas,
      }}
    >
      {names.map((name, index) => (
        <Sheet
          key={name}
          variant={index === 0 ? 'solid' : 'soft'}
          color={index === 0 ? 'primary' : 'neutral'}
          sx={{ gridArea: name, borderRadius: 'xs' }}
        />
      ))}
    </Box>
  );
}
