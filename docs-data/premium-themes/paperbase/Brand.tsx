import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Brand() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={{
        px: 3,
        py: 2.5,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden
        sx={{ width: 28, height: 28, color: 'primary.main' }}
      >
        <path d="M4 11h24v17H4z" fill="currentColor" opacity="0.3" />
        <path
          d="M4 11h24v17H4zM7 11V7h18v4M10 7V3h12v4M12 17h8v4h-8z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
        />
      </Box>
      <Typography variant="h6" component="p">
        Paperbase
      </Typography>
    </Stack>
  );
}
