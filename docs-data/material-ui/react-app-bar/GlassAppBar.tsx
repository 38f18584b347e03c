import type {} from '@mui/material/themeCssVarsAugmentation';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const GlassBar = styled(AppBar)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    color: palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${palette.background.paper} 80%, transparent)`,
    backdropFilter: 'blur(8px)',
    borderRadius: 32,
    boxShadow: 'none',
  };
});

const garden = {
  width: '100%',
  height: 220,
  p: 2,
  background: 'url(/static/images/island/meadow.svg) center / cover',
} as const;

export default function GlassAppBar() {
  return (
    <Box sx={garden}>
      <GlassBar position="static" color="transparent">
        <Toolbar>
          <Typography sx={{ flexGrow: 1 }}>Tea house</Typography>
          <Button variant="outlined" color="inherit" sx={{ borderRadius: 20 }}>
            Book a table
          </Button>
        </Toolbar>
      </GlassBar>
    </Box>
  );
}
