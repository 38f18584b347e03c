import GlobalStyles from '@mui/material/GlobalStyles';

const styles = (
  <GlobalStyles styles={{ h1: { color: '#388e3c', margin: 16 } }} />
);

export default function GlobalCssOverride() {
  return (
    <>
      {styles}
      <h1>Seeds for spring</h1>
    </>
  );
}
