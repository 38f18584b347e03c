import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const hearts = {
  icon: <FavoriteBorderIcon />,
  checkedIcon: <FavoriteIcon />,
};

export default function IconCheckboxes() {
  return (
    <FormGroup row>
      <FormControlLabel
        label="Favorite"
        control={<Checkbox defaultChecked color="error" {...hearts} />}
      />
      <Checkbox
        icon={<BookmarkBorderIcon />}
        checkedIcon={<BookmarkIcon />}
        inputProps={{ 'aria-label': 'Read later' }}
      />
    </FormGroup>
  );
}
