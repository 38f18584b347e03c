import { Component } from 'react';
import { ThemeProvider, type Theme } from '@mui/system';
import { injectTheme } from './injectTheme';
import { libraryTheme } from './libraryTheme';

class Fine extends Component<{ amount: string; theme: Theme }> {
  override render() {
    const { amount, theme } = this.props;
    return <strong style={{ color: theme.palette.late }}>{amount}</strong>;
  }
}

const ThemedFine = injectTheme<{ amount: string }>(Fine);

export default function WithTheme() {
  return (
    <ThemeProvider theme={libraryTheme}>
      <p>
        Late since Monday: <ThemedFine amount="€1.20" />
      </p>
    </ThemeProvider>
  );
}
