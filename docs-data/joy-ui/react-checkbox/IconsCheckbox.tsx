import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import Checkbox from '@mui/joy/Checkbox';

export default function IconsCheckbox() {
  return (
    <Checkbox
      defaultChecked
      label="Keep this article for later"
      variant="plain"
      uncheckedIcon={<BookmarkBorderIcon />}
      checkedIcon={<BookmarkIcon />}
    />
  );
}
