import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

const box = { width: 320, maxWidth: '100%', height: 48 };

function Zone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return <>Your time zone: {timeZone}</>;
}

export default function SimpleNoSsr() {
  return (
    <Typography sx={box}>
      <NoSsr>
        <Zone />
      </NoSsr>
    </Typography>
  );
}
