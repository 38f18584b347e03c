import { ThemeProvider, useTheme } from '@mui/system';
import { libraryTheme } from './libraryTheme';

function Shelves() {
  const { palette, spacing } = useTheme();

  return (
    <figure style={{ margin: 0 }}>
      <svg width={160} height={48} aria-hidden>
        <rect width={40} height={48} fill={palette.cover} />
        <rect x={60} width={40} height={48} fill={palette.cover} />
        <rect
          x={110}
          y={28}
          width={spacing(6)}
          height={20}
          fill={palette.late}
        />
      </svg>
      <figcaption>Three books, one of them late</figcaption>
    </figure>
  );
}

export default function UseTheme() {
  return (
    <ThemeProvider theme={libraryTheme}>
      <Shelves />
    </ThemeProvider>
  );
}
