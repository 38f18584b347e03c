import Box from '@mui/system/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

const loans = ['Tide Tables', 'A Field Guide to Moss', 'The Night Ferry'];

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 3,
  borderBottom: '1px solid gray',
  py: 1,
};

const button = { font: 'inherit', px: 1.5, py: 0.5 };

export default function VisuallyHiddenUsage() {
  return (
    <Box component="ul" sx={{ width: 320, maxWidth: '100%', p: 0, m: 0 }}>
      {loans.map((title) => (
        <Box component="li" key={title} sx={row}>
          {title}
          <Box component="button" type="button" sx={button}>
            Renew
            <Box component="span" sx={visuallyHidden}>{` ${title}`}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
