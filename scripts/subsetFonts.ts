import fs from 'node:fs';
import path from 'node:path';
import { fonts, home, subset } from './subset-fonts/subsetFont';

// Writes the fonts of the first load. Run it after an update of their packages.
for (const [name, file] of Object.entries(fonts)) {
  fs.writeFileSync(path.join(home, name), await subset(file));
}
