import { GlobalStyles } from '@mui/system';

const marker = (
  <GlobalStyles
    styles={{
      '.new-title': {
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
      <span className="new-title">Birds at Night</span> (new this week)
    </p>
  );
}
