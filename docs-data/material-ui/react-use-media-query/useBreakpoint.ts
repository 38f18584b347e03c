import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

/** The largest breakpoint that the window has reached. */
export function useBreakpoint() {
  const { breakpoints } = useTheme();
  const sm = useMediaQuery(breakpoints.up('sm'));
  const md = useMediaQuery(breakpoints.up('md'));
  const lg = useMediaQuery(breakpoints.up('lg'));
  const xl = useMediaQuery(breakpoints.up('xl'));

  if (xl) return 'xl';
  if (lg) return 'lg';
  if (md) return 'md';
  return sm ? 'sm' : 'xs';
}
