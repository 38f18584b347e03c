import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copySources } from '../../../scripts/development/copySources';
import { startDevServer, type DevServer } from '../../../scripts/development/devServer';

/** A page that only the copied project has, so that tests do not depend on the content of the site's pages. */
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
 * Copies the project into a folder inside the project and starts `next dev` there. `node_modules` is a link: Turbopack
 * follows links that stay below the outermost lock file, which is the project's own.
 */
export async function startProject(folder: string): Promise<DevServer> {
  copySources(folder);
  fs.rmSync(path.join(folder, 'package-lock.json'));
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  // Copies the compiled content, so that only the new page has to be compiled.
  fs.cpSync('.content', path.join(folder, '.content'), { recursive: true });
  makePage(folder, kettle.pathname);
  fs.writeFileSync(path.join(folder, kettle.markdown), markdown);
  fs.writeFileSync(path.join(folder, kettle.demo), demo);
  return startDevServer(folder, kettle.pathname);
}

/** Creates a component page in the project in a folder, with `npm run new`. */
export function makePage(folder: string, pathname: string): void {
  const words = ['run', '--silent', 'new', '--', 'page', pathname, '--group', 'Inputs'];
  execFileSync('npm', words, { cwd: folder, stdio: 'pipe' });
}
