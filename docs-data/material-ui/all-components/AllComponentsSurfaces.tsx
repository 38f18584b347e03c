import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import AppBar from '@mui/material/AppBar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Gallery from './Gallery';

const accordion = (
  <Accordion sx={{ width: '100%' }}>
    <AccordionSummary expandIcon={<ExpandMoreIcon />}>
      Opening hours
    </AccordionSummary>
    <div />
  </Accordion>
);

const appBar = (
  <AppBar position="static" component="div">
    <Toolbar variant="dense">Journal</Toolbar>
  </AppBar>
);

const card = (
  <Card>
    <CardContent>Room 12, with a view of the lake</CardContent>
  </Card>
);

const items = [
  ['Accordion', 'react-accordion', accordion],
  ['App Bar', 'react-app-bar', appBar],
  ['Card', 'react-card', card],
  [
    'Paper',
    'react-paper',
    <Paper key="" elevation={6} sx={{ width: 96, height: 80 }} />,
  ],
] as const;

export default function AllComponentsSurfaces() {
  return <Gallery label="Surfaces" items={items} />;
}
