import GlobalStyles from '@mui/material/GlobalStyles';

const styles = (
  <GlobalStyles
    styles={({ palette, spacing }) => ({
      h1: { color: palette.success.main, margin: spacing(2) },
    })}
  />
);

export default function GlobalCssOverrideTheme() {
  return (
    <>
      {styles}
      <h1>Seeds for summer</h1>
    </>
  );
}
