import fs from 'node:fs';
import path from 'node:path';
import { demoFrameUrl, type Page } from '@/model';
import { fillFramePattern, framePatternUrl } from '@/shell/frame-pattern/framePattern';
import { fontsOf } from '@/shell/late-fonts';

/** Folders of a build, from the root of the repository. */
interface Build {
  /** What the compiler wrote. */
  content: string;
  /** What Next exported. */
  out: string;
}

/**
 * Writes a page for each demo, a copy of the exported pattern with the demo's name and place, and returns how many.
 * Skips demos that run in a frame, since they have pages already, and demos of pages that were not exported.
 */
export function writeDemoPages({ content, out }: Build): number {
  const pattern = path.join(out, framePatternUrl);
  const html = fs.readFileSync(path.join(pattern, 'index.html'), 'utf8');
  const { pages } = readJson(path.join(content, 'manifest.json')) as {
    pages: { pathname: string; folder: string }[];
  };
  let count = 0;
  for (const { pathname, folder } of pages) {
    if (!fs.existsSync(path.join(out, pathname, 'index.html'))) continue;
    const page = readJson(path.join(content, 'pages', `${pathname.slice(1, -1)}.json`)) as Page;
    for (const block of page.blocks) {
      if (block.kind !== 'demo' || block.demo.options.iframe) continue;
      const { demo } = block;
      const place = path.join(out, demoFrameUrl(pathname, demo.name));
      // A demo that is shown twice has one page.
      if (fs.existsSync(path.join(place, 'index.html'))) continue;
      fs.mkdirSync(place, { recursive: true });
      const filled = fillFramePattern(html, {
        ...{ folder, pathname, demo },
        fonts: fontsOf(page, demo),
        demoStyles: page.demoStyles,
      });
      fs.writeFileSync(path.join(place, 'index.html'), filled);
      count += 1;
    }
  }
  fs.rmSync(pattern, { recursive: true });
  removeData(out);
  return count;
}

/** Removes the data of the pattern, which only a client navigation would need. */
function removeData(out: string): void {
  const data = path.join(out, '_next/data');
  for (const build of fs.existsSync(data) ? fs.readdirSync(data) : []) {
    fs.rmSync(path.join(data, build, `${framePatternUrl.slice(1, -1)}.json`), { force: true });
  }
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
