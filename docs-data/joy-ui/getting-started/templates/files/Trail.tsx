import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { nameOf } from './choirFiles';
import type { FileRoom } from './useFiles';

/** The parents of the open folder, starting at the root. */
function listAbove(folder: string): string[] {
  const names = folder ? folder.split('/') : [];
  return ['', ...names.map((_, at) => names.slice(0, at + 1).join('/'))];
}

/** The id of the heading of the open folder. */
const headingId = 'open-folder';

/** Moves the focus to the heading of the open folder when the focused element disappears. */
export function focusHeading() {
  document.getElementById(headingId)?.focus({ preventScroll: true });
}

type TrailProps = Pick<FileRoom, 'folder' | 'openFolder'>;

export default function Trail({ folder, openFolder }: TrailProps) {
  const above = listAbove(folder).slice(0, -1);

  return (
    <Breadcrumbs aria-label="Path" sx={{ px: 0 }}>
      {above.map((path) => (
        <Link
          key={path}
          component="button"
          underline="always"
          onClick={() => {
            openFolder(path);
            // The new heading appears with the next render.
            setTimeout(focusHeading);
          }}
        >
          {nameOf(path)}
        </Link>
      ))}
      <Typography
        id={headingId}
        tabIndex={-1}
        level="h4"
        component="h2"
        sx={{ outline: 0 }}
      >
        {nameOf(folder)}
      </Typography>
    </Breadcrumbs>
  );
}
