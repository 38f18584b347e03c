import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';

export default function ReadingPage() {
  return (
    <CssVarsProvider>
      <CssBaseline />
      <article style={{ padding: 16 }}>
        <h1>Reading room</h1>
        <p>
          Open until eight. <strong>No food, please.</strong>
        </p>
      </article>
    </CssVarsProvider>
  );
}
