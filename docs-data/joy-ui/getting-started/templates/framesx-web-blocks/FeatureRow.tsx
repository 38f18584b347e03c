import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import BuildIcon from '@mui/icons-material/Build';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import HourglassTopIcon from '@mui/icons-material/HourglassTop';
import Block from './Block';

const features = [
  {
    title: 'Cut to the millimeter',
    text: 'Sails of spinnaker nylon with sealed edges. Nothing frays, and nothing has to be sewn.',
    icon: <ContentCutIcon />,
  },
  {
    title: 'Done in two hours',
    text: 'Twelve steps on one large sheet, with a drawing for each. Children from eight manage them alone.',
    icon: <HourglassTopIcon />,
  },
  {
    title: 'Repaired for good',
    text: 'A tree, a dog, a rough landing: send us the part, and the new one is on its way the next day.',
    icon: <BuildIcon />,
  },
];
const grid = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  mt: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' },
};
const badge = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  mb: 2,
  borderRadius: 'sm',
  color: 'primary.softColor',
  '--Icon-color': 'currentColor',
  bgcolor: 'primary.softBg',
};

/** Three features next to each other. */
export default function FeatureRow() {
  return (
    <Block id="inside" labelledBy="inside-title" isTinted>
      <Typography level="h2" id="inside-title">
        Everything but the wind
      </Typography>
      <Box sx={grid}>
        {features.map(({ title, text, icon }) => (
          <div key={title}>
            <Box sx={badge}>{icon}</Box>
            <Typography level="title-lg" component="h3" gutterBottom>
              {title}
            </Typography>
            <Typography>{text}</Typography>
          </div>
        ))}
      </Box>
    </Block>
  );
}
