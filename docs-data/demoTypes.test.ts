import fs from 'node:fs';
import path from 'node:path';

const augmentation = "from '@mui/material/themeCssVarsAugmentation'";

/** The demos of Material UI that read CSS variables from the theme. */
const demos = fs
  .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => {
    const code = fs.readFileSync(path.join(__dirname, file), 'utf8');
    return { file, code };
  })
  .filter(({ code }) => /\btheme\.vars\b/.test(code))
  .filter(({ code }) => code.includes("from '@mui/material/"));

// The compiler checks all demos together, where the import of one applies to all. Readers copy one of them.
it('imports the types of the CSS variables in each demo that reads them', () => {
  const without = demos.filter(({ code }) => !code.includes(augmentation));
  expect(demos.length).toBeGreaterThan(15);
  expect(without.map(({ file }) => file)).toEqual([]);
});
