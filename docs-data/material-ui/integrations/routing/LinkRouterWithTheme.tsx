import { forwardRef, type AnchorHTMLAttributes } from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
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

const Path = () => <span dir="ltr">{usePath()}</span>;

const row = { alignItems: 'center', flexWrap: 'wrap', gap: 2 } as const;

export default function LinkRouterWithTheme() {
  return (
    <ThemeProvider theme={withLinks}>
      <MemoryRouter start="?page=coast">
        <Stack direction="row" sx={row}>
          <Link href="?page=coast">Coast path</Link>
          <Button href="?page=forest">Forest path</Button>
          <Path />
        </Stack>
      </MemoryRouter>
    </ThemeProvider>
  );
}
