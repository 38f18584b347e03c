import { ThemeProvider, useTheme } from '@mui/system';
import { libraryTheme } from './libraryTheme';

function Shelves() {
  const { palette, spacing } = useTheme();

  return (
    <svg
      width={160}
      height={48}
      role="img"
      aria-label="Three books, one of them late"
    >
      <rect width={40} height={48} fill={palette.cover} />
      <rect x={60} width={40} height={48} fill={palette.cover} />
      <rect x={110} y={28} width={spacing(6)} height={20} fill={palette.late} />
    </svg>
  );
}

export default function UseTheme() {
  return (
    <ThemeProvider theme={libraryTheme}>
      <Shelves />
    </ThemeProvider>
  );
}
