import fs from 'node:fs';
import path from 'node:path';
import { fonts, fontFolder, createSubset } from './subset-fonts/subsetFont';

// Writes the fonts of the first load. Run it after an update of their packages.
for (const [name, file] of Object.entries(fonts)) {
  fs.writeFileSync(path.join(fontFolder, name), await createSubset(file));
}
