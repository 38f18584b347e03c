import { extendTheme } from '@mui/joy/styles';
import type { Fact } from '@/model';

const { fontSize, fontWeight, lineHeight } = extendTheme();
const pixels = Object.values(fontSize).map(
  (size) => parseFloat(String(size)) * 16,
);

export default [
  {
    says: '`xl2` 24, `xl3` 30, `xl4` 36',
    holds: () => pixels.join() === '12,14,16,18,20,24,30,36',
  },
  {
    says: '`sm` 300, `md` 500, `lg` 600, `xl` 700',
    holds: () => Object.values(fontWeight).join() === '300,500,600,700',
  },
  {
    says: '`xs` 1.33334, `sm` 1.42858, `md` 1.5, `lg` 1.55556, `xl` 1.66667',
    holds: () =>
      Object.values(lineHeight).join() ===
      '1.33334,1.42858,1.5,1.55556,1.66667',
  },
] satisfies readonly Fact[];
