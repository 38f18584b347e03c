import { useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import ObservatoryTheme from './ObservatoryTheme';
import PostCard from './PostCard';
import { posts, type Subject } from './posts';
import Ridge from './Ridge';
import SubjectFilter from './SubjectFilter';

const columns = { xs: '1fr', sm: '1fr 1fr' };

export default function Blog() {
  const [subject, setSubject] = useState<Subject>('All');
  const shown = posts.filter(
    (post) => subject === 'All' || post.subject === subject,
  );

  return (
    <ObservatoryTheme>
      <Ridge />
      <Container component="main" maxWidth="md" sx={{ py: { xs: 4, md: 6 } }}>
        <Typography variant="h3" component="h1" gutterBottom>
          Notes from the dome
        </Typography>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          What we see, fix and eat at 2,880 meters.
        </Typography>
        <SubjectFilter subject={subject} onChange={setSubject} />
        <Box
          sx={{ display: 'grid', gap: 5, mt: 5, gridTemplateColumns: columns }}
        >
          {shown.map((post, index) => (
            <Box
              key={post.id}
              sx={index === 0 ? { gridColumn: '1 / -1' } : null}
            >
              <PostCard post={post} isFirst={index === 0} />
            </Box>
          ))}
        </Box>
      </Container>
      <Container component="footer" maxWidth="md" sx={{ py: 4 }}>
        High Ridge Observatory, visitors on the first Sunday of the month
      </Container>
    </ObservatoryTheme>
  );
}
