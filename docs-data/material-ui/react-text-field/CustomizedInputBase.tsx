import DirectionsIcon from '@mui/icons-material/Directions';
import SearchIcon from '@mui/icons-material/Search';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';

export default function CustomizedInputBase() {
  return (
    <Paper
      component="form"
      role="search"
      aria-label="Stations"
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'flex',
        alignItems: 'center',
        width: '100%',
        maxWidth: 400,
        boxSizing: 'border-box',
        p: 0.5,
      }}
    >
      <InputBase
        type="search"
        placeholder="Search stations"
        inputProps={{ 'aria-label': 'Search stations' }}
        sx={{
          flex: 1,
          minWidth: 0,
          paddingInline: 0.5,
          borderRadius: 1,
          marginInlineStart: 1,
          [`&.${inputBaseClasses.focused}`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
          },
        }}
      />
      <IconButton type="submit" aria-label="Search">
        <SearchIcon />
      </IconButton>
      <Divider orientation="vertical" flexItem sx={{ marginInline: 0.5 }} />
      <IconButton color="primary" aria-label="Directions">
        <DirectionsIcon />
      </IconButton>
    </Paper>
  );
}
