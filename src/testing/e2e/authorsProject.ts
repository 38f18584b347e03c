import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copySources } from '../../../scripts/development/copySources';
import { startDevServer, type DevServer } from '../../../scripts/development/devServer';

/** A page that only the copy has: what is written on the site's own pages is no matter of these tests. */
export const kettle = {
  pathname: '/material-ui/react-kettle/',
  markdown: 'docs-data/material-ui/react-kettle/kettle.md',
  demo: 'docs-data/material-ui/react-kettle/BasicKettle.tsx',
};

const markdown = `---
productId: material-ui
title: Kettle
---

# Kettle

<p class="description">A kettle boils water for tea.</p>

{{"demo": "BasicKettle.js"}}

## Filling

Fill it to the upper mark.

\`\`\`tsx
const cups = 4;
\`\`\`
${'\n## Pouring\n\nPour slowly.\n'.repeat(30)}`;

const demo = `import { useState } from 'react';
import Button from '@mui/material/Button';

export default function BasicKettle() {
  const [cups, setCups] = useState(0);
  return (
    <Button variant="contained" onClick={() => setCups(cups + 1)}>
      Cups: {cups}
    </Button>
  );
}
`;

/**
 * Copies the project into a folder below it and starts `next dev` there. The packages are linked: Turbopack follows
 * links that stay below the outermost lock file, which is the project's own.
 */
export async function startProject(folder: string): Promise<DevServer> {
  copySources(folder);
  fs.rmSync(path.join(folder, 'package-lock.json'));
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  // What the build compiled: all but the new page is up to date.
  fs.cpSync('.content', path.join(folder, '.content'), { recursive: true });
  makePage(folder, kettle.pathname);
  fs.writeFileSync(path.join(folder, kettle.markdown), markdown);
  fs.writeFileSync(path.join(folder, kettle.demo), demo);
  return startDevServer(folder, kettle.pathname);
}

/** Makes a page of a component in a folder's project, as `npm run new` does. */
export function makePage(folder: string, pathname: string): void {
  const words = ['run', '--silent', 'new', '--', 'page', pathname, '--group', 'Inputs'];
  execFileSync('npm', words, { cwd: folder, stdio: 'pipe' });
}
