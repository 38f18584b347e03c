import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--Breadcrumbs-gap': number(6, [0, 40]),
};

export default function BreadcrumbsVariables() {
  return (
    <Playground name="Breadcrumbs" variables={variables} inside="…">
      {(_, sx) => (
        <Breadcrumbs aria-label="Place of the needle" sx={sx}>
          <Link href="#BreadcrumbsVariables">Tools</Link>
          <Typography>Needle</Typography>
        </Breadcrumbs>
      )}
    </Playground>
  );
}
