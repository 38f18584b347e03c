import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardCover from '@mui/joy/CardCover';

const covers = [
  { name: 'CardCover', alignItems: 'center' },
  { name: 'CardContent', alignItems: 'flex-start' },
];

export default function CardLayers3d() {
  return (
    <Box sx={{ perspective: '900px', py: 4 }}>
      <Card sx={cardStyle}>
        Card
        {covers.map(({ name, alignItems }, index) => (
          <CardCover
            key={name}
            sx={{ transform: `translateZ(${40 * (index + 1)}px)` }}
          >
            <Box sx={{ ...coverStyle, '&&': { alignItems } }}>{name}</Box>
          </CardCover>
        ))}
      </Card>
    </Box>
  );
}

const cardStyle = {
  width: 160,
  height: 140,
  justifyContent: 'flex-end',
  transformStyle: 'preserve-3d',
  transform: 'rotateY(-35deg) rotateX(15deg)',
} as const;

const coverStyle = {
  border: '1px dashed',
  borderColor: 'primary.solidBg',
  color: 'primary.plainColor',
};
