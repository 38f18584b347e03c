import fs from 'node:fs';
import { siteComponents } from '.';

it('lists every component of this folder, by the name of its file', () => {
  const files = fs.readdirSync(__dirname).filter((file) => /^[A-Z]\w*\.tsx$/.test(file));
  expect(Object.keys(siteComponents).sort()).toEqual(files.map((file) => file.slice(0, -4)).sort());
});
