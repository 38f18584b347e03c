import fs from 'node:fs';
import { fonts, createSubset } from './subset-fonts/subsetFont';

// Writes the fonts of the first load. Run it after an update of their packages.
for (const font of fonts) fs.writeFileSync(font.file, await createSubset(font));
