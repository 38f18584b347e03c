import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const courses = ['Starters', 'Soups', 'Mains', 'Sides', 'Desserts', 'Drinks'];

export default function ScrollableTabsButtonForce() {
  const [course, setCourse] = useState('Starters');

  return (
    <Tabs
      value={course}
      onChange={(_event, value: string) => setCourse(value)}
      variant="scrollable"
      scrollButtons
      allowScrollButtonsMobile
      aria-label="Evening menu"
      sx={{ maxWidth: 440, mx: 'auto' }}
    >
      {courses.map((name) => (
        <Tab key={name} value={name} label={name} />
      ))}
    </Tabs>
  );
}
