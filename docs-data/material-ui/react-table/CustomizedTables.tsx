import type {} from '@mui/material/themeCssVarsAugmentation';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { teal } from '@mui/material/colors';
import { styled } from '@mui/material/styles';

const ScoreCell = styled(TableCell)(({ theme }) => ({
  borderBottom: 0,
  [`&.${tableCellClasses.head}`]: {
    color: theme.palette.common.white,
    backgroundColor: teal[800],
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
}));

const ScoreRow = styled(TableRow)(({ theme }) => ({
  '&:nth-of-type(even)': {
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
}));

const crews = [
  { crew: 'Red buoy', races: 6, points: 41 },
  { crew: 'North pier', races: 6, points: 38 },
  { crew: 'Gull rock', races: 5, points: 29 },
];

const rows = crews.map(({ crew, races, points }) => (
  <ScoreRow key={crew}>
    <ScoreCell component="th" scope="row">
      {crew}
    </ScoreCell>
    <ScoreCell align="right">{races}</ScoreCell>
    <ScoreCell align="right">{points}</ScoreCell>
  </ScoreRow>
));

export default function CustomizedTables() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 480, mx: 'auto' }}>
      <Table aria-label="Regatta results">
        <TableHead>
          <TableRow>
            <ScoreCell>Crew</ScoreCell>
            <ScoreCell align="right">Races</ScoreCell>
            <ScoreCell align="right">Points</ScoreCell>
          </TableRow>
        </TableHead>
        <TableBody>{rows}</TableBody>
      </Table>
    </TableContainer>
  );
}
