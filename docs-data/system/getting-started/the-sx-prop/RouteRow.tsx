import Box from '@mui/system/Box';
import type { SxProps, Theme } from '@mui/system';

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  px: 2,
  py: 1,
  borderBottom: '1px solid orchid',
};

export interface RouteRowProps {
  name: string;
  grade: string;
  sx?: SxProps<Theme>;
}

export function RouteRow({ name, grade, sx = [] }: RouteRowProps) {
  return (
    <Box sx={[row, ...(Array.isArray(sx) ? sx : [sx])]}>
      <span>{name}</span>
      <span>{grade}</span>
    </Box>
  );
}
