import Typography from '@mui/material/Typography';
import type { Post } from './posts';

const dates = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

interface PostCardProps {
  post: Post;
  isFirst: boolean;
}

export default function PostCard({ post, isFirst }: PostCardProps) {
  const { id, title, subject, date, summary } = post;

  return (
    <article id={id}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {subject} · <time dateTime={date}>{dates.format(new Date(date))}</time>
      </Typography>
      <Typography variant={isFirst ? 'h4' : 'h5'} component="h2" sx={{ my: 1 }}>
        {title}
      </Typography>
      <Typography>{summary}</Typography>
    </article>
  );
}
