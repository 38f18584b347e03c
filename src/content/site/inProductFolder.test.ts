import { inProductFolder } from './inProductFolder';
import type { PageFile } from '@/content/pages/stages';

const page = { pathname: '/rail/docs/fare/', productFolder: 'rail' } as PageFile;

it.each([
  [['rail', 'rail/docs', 'bus'], 'rail/docs'],
  [['bus', 'rail/doc'], 'rail'],
])('assigns %j to %s', (folders, expected) => {
  expect(inProductFolder(page, folders)).toEqual({ ...page, productFolder: expected });
});
