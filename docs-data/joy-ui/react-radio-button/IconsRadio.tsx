import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const dishes = ['Lentil soup', 'Risotto', 'Plum cake'];

export default function IconsRadio() {
  return (
    <RadioGroup aria-label="Dish of the week" defaultValue="Risotto">
      {dishes.map((dish) => (
        <Radio
          key={dish}
          value={dish}
          label={dish}
          variant="plain"
          uncheckedIcon={<StarBorderIcon />}
          checkedIcon={<StarIcon />}
        />
      ))}
    </RadioGroup>
  );
}
