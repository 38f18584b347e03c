import { GlobalStyles } from '@mui/system';

const marker = (
  <GlobalStyles
    styles={{
      '.library-new': {
        textDecoration: 'underline wavy',
        textUnderlineOffset: '4px',
      },
    }}
  />
);

export default function GlobalCss() {
  return (
    <p>
      {marker}
      <span className="library-new">Birds at Night</span> (new this week)
    </p>
  );
}
