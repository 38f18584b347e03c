import Sheet from '@mui/joy/Sheet';

export default function SheetUsage() {
  return <Sheet sx={{ p: 3, borderRadius: 'sm' }}>Row 12, seats 3 and 4</Sheet>;
}
