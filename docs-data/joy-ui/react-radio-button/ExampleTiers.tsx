import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const plans = {
  Seedling: 'One bed, and water from the well',
  Sapling: 'Three beds and a place in the greenhouse',
  Orchard: 'A plot of your own',
};

export default function ExampleTiers() {
  return (
    <RadioGroup
      overlay
      aria-label="Plot"
      defaultValue="Sapling"
      sx={groupStyle}
    >
      <List sx={{ '--List-gap': '0.75rem' }}>
        {Object.entries(plans).map(([plan, text]) => (
          <ListItem key={plan} variant="outlined" sx={itemStyle}>
            <Radio value={plan} label={<Plan name={plan} text={text} />} />
          </ListItem>
        ))}
      </List>
    </RadioGroup>
  );
}

function Plan({ name, text }: { name: string; text: string }) {
  return (
    <>
      <Typography level="title-md">{name}</Typography>
      <Typography level="body-sm" display="block" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
    </>
  );
}

const groupStyle = { width: 340, maxWidth: '100%' };

const itemStyle = { borderRadius: 'md', p: 2 };
