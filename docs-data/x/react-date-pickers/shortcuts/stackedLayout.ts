import { listItemClasses } from '@mui/material/ListItem';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

/** In a narrow window, the chips are in rows above the calendar. */
export const stackedLayout = {
  sx: {
    display: { xs: 'block', sm: 'grid' },
    [`& .${pickersLayoutClasses.shortcuts}`]: {
      display: { xs: 'flex', sm: 'block' },
      flexWrap: 'wrap',
      maxWidth: { xs: 320, sm: 200 },
    },
    [`& .${listItemClasses.root}`]: {
      width: { xs: 'auto', sm: '100%' },
      px: { xs: 1, sm: 2 },
    },
  },
};
