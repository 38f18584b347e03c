import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

export default function ScopedBaseline() {
  return (
    <ScopedCssBaseline component="section" sx={{ p: 2 }}>
      New in the catalog: <strong>Maps of the coast</strong>
    </ScopedCssBaseline>
  );
}
