import { styled, ThemeProvider } from '@mui/system';
import { libraryTheme } from './libraryTheme';

const Shelfmark = styled('code')`
  display: inline-block;
  padding: ${({ theme }) => theme.spacing(1, 2)};
  border: 1px solid ${({ theme }) => theme.palette.cover};

  &:hover {
    border-style: dashed;
  }

  ${({ theme }) => theme.breakpoints.up('sm')} {
    letter-spacing: 2px;
  }
`;

export default function StringTemplates() {
  return (
    <ThemeProvider theme={libraryTheme}>
      <Shelfmark>GEO 551.48</Shelfmark>
    </ThemeProvider>
  );
}
