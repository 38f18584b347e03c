import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import type { Template } from './templates';
import Wireframe from './Wireframe';

export default function TemplateCard({ template }: { template: Template }) {
  const { name, folder, purpose, areas } = template;

  return (
    <Card component="li" size="sm">
      <Wireframe areas={areas} />
      <Link
        overlay
        level="title-sm"
        textColor="text.primary"
        href={`/joy-ui/getting-started/templates/${folder}/`}
      >
        {name}
      </Link>
      <Typography level="body-xs" textColor="text.secondary">
        {purpose}
      </Typography>
    </Card>
  );
}
