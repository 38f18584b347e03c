import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { features, numbers } from './content';
import Header from './Header';
import Hero from './Hero';
import NewsForm from './NewsForm';
import Section from './Section';
import Tiles from './Tiles';
import TrailTheme from './TrailTheme';

export default function MarketingPage() {
  return (
    <TrailTheme>
      <Header />
      <Container component="main">
        <Hero />
        <Section id="features" title="Walk now, plan later">
          <Tiles>
            {features.map(({ title, text }) => (
              <Paper key={title} variant="outlined" sx={{ p: 3 }}>
                <Typography variant="h6" component="h3" gutterBottom>
                  {title}
                </Typography>
                <Typography>{text}</Typography>
              </Paper>
            ))}
          </Tiles>
        </Section>
        <Section id="numbers" title="What the map knows">
          <Tiles>
            {numbers.map(({ value, name }) => (
              <Typography key={name}>
                <Typography variant="h3" component="strong" display="block">
                  {value}
                </Typography>
                {name}
              </Typography>
            ))}
          </Tiles>
        </Section>
        <Section id="news" title="News from the huts">
          <NewsForm />
        </Section>
      </Container>
      <Container component="footer" sx={{ py: 4, color: 'text.secondary' }}>
        Bunkhouse, made by people with blisters
      </Container>
    </TrailTheme>
  );
}
