import { forwardRef, type AnchorHTMLAttributes } from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { MemoryRouter, RouterLink, usePath } from './router';

const LinkBehavior = forwardRef<
  HTMLAnchorElement,
  AnchorHTMLAttributes<HTMLAnchorElement>
>(({ href = '', ...props }, ref) => (
  <RouterLink ref={ref} to={href} {...props} />
));
LinkBehavior.displayName = 'LinkBehavior';

const component = { component: LinkBehavior };
const components = {
  MuiLink: { defaultProps: component },
  MuiButtonBase: { defaultProps: { LinkComponent: LinkBehavior } },
};
const withLinks = (theme: Theme): Theme => ({
  ...theme,
  components: { ...theme.components, ...components },
});

const Path = () => <p>{usePath()}</p>;

export default function LinkRouterWithTheme() {
  return (
    <ThemeProvider theme={withLinks}>
      <MemoryRouter start="?page=coast">
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Link href="?page=coast">Coast path</Link>
          <Button href="?page=forest">Forest path</Button>
          <Path />
        </Paper>
      </MemoryRouter>
    </ThemeProvider>
  );
}
