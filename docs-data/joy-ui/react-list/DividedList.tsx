import { Fragment } from 'react';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';

const courses = ['Nettle soup', 'Trout with almonds', 'Rhubarb cake'];

export default function DividedList() {
  return (
    <List
      variant="outlined"
      aria-label="Menu of the day"
      sx={{ maxWidth: 260, borderRadius: 'sm' }}
    >
      {courses.map((course, index) => (
        <Fragment key={course}>
          {index > 0 && <ListDivider aria-hidden inset="gutter" />}
          <ListItem>{course}</ListItem>
        </Fragment>
      ))}
    </List>
  );
}
