import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import InfoIcon from '@mui/icons-material/Info';

export default function ImageListItemBarSpecimen() {
  return (
    <ImageList
      cols={1}
      rowHeight={200}
      sx={{ inlineSize: 320, maxInlineSize: '100%' }}
    >
      <ImageListItem>
        <img src="/static/images/island/lighthouse.svg" alt="" />
        <ImageListItemBar
          title="Lighthouse"
          subtitle="Open from April to October"
          actionIcon={
            <IconButton
              aria-label="About the lighthouse"
              sx={{ color: 'common.white' }}
            >
              <InfoIcon />
            </IconButton>
          }
        />
      </ImageListItem>
    </ImageList>
  );
}
