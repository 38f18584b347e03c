import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import Frame from '../frame/Frame';

export interface ArticleSection {
  title: string;
  paragraphs: string[];
}

interface ArticleProps {
  title: string;
  lead: string;
  sections: ArticleSection[];
}

export default function Article({ title, lead, sections }: ArticleProps) {
  return (
    <Frame>
      <Box
        data-mui-color-scheme="dark"
        sx={{ bgcolor: 'background.paper', color: 'text.primary', py: 8 }}
      >
        <Container maxWidth="md">
          <Typography variant="h2" component="h1">
            {title}
          </Typography>
          <Typography sx={{ mt: 2, fontSize: '1.25rem' }}>{lead}</Typography>
        </Container>
      </Box>
      <Container maxWidth="md" sx={{ pt: 2, pb: 8 }}>
        {sections.map((section) => (
          <Box component="section" key={section.title} sx={{ mt: 5 }}>
            <Typography variant="h5" component="h2" gutterBottom>
              {section.title}
            </Typography>
            {section.paragraphs.map((paragraph) => (
              <Typography key={paragraph} sx={{ mb: 2, maxWidth: '65ch' }}>
                {paragraph}
              </Typography>
            ))}
          </Box>
        ))}
      </Container>
    </Frame>
  );
}
