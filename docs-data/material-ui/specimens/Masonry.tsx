import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const notes = [
  { text: 'Tickets', height: 60 },
  { text: 'Packing list', height: 120 },
  { text: 'Hotel', height: 90 },
  { text: 'Sights', height: 60 },
];

export default function MasonrySpecimen() {
  return (
    <Masonry columns={2} spacing={2} sx={{ inlineSize: 320 }}>
      {notes.map(({ text, height }) => (
        <Paper key={text} variant="outlined" sx={{ p: 2, height }}>
          {text}
        </Paper>
      ))}
    </Masonry>
  );
}
