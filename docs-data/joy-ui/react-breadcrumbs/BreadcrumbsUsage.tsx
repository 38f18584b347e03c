import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { choice, sizes } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  size: choice(sizes, 'md'),
  separator: choice(['/', '·', '—'], '/'),
};

const inside = `<Link href="/fabrics">Fabrics</Link>
<Typography>Wool</Typography>`;

export default function BreadcrumbsUsage() {
  return (
    <Playground name="Breadcrumbs" controls={controls} inside={inside}>
      {(props) => (
        <Breadcrumbs aria-label="Place of the fabric" {...props}>
          <Link href="#BreadcrumbsUsage">Fabrics</Link>
          <Typography>Wool</Typography>
        </Breadcrumbs>
      )}
    </Playground>
  );
}
