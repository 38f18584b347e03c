import { iconLine } from '@/model';
import { findIcons } from './findIcons';
import { readIcons } from './readIcons';

const icons = readIcons(
  ['AddAlarm', 'Alarm', 'Delete', 'DeleteForever', 'RestoreFromTrash', 'ThreeDRotation', 'ThumbUp']
    .map((name) => iconLine(name, '<path d="M1"/>'))
    .join('\n'),
);
const synonyms = {
  trash: ['delete'],
  bin: ['delete'],
  'wake up': ['alarm'],
  like: ['thumb up'],
};
const optional = ['outlined', 'icon', 'icons', 'mui', 'material'];
const names = (query: string) =>
  findIcons(icons, query, { synonyms, optional }).map(({ name }) => name);

it('shows all for an empty query', () => {
  expect(names('  ')).toHaveLength(icons.length);
});

it('matches whole words, beginnings and parts of names, whole words first and short names before long ones', () => {
  expect(names('alarm')).toEqual(['Alarm', 'AddAlarm']);
  expect(names('ala')).toEqual(['Alarm', 'AddAlarm']);
  expect(names('larm')).toEqual(['Alarm', 'AddAlarm']);
  expect(names('la')).toEqual([]);
  expect(names('thumbup')).toEqual(['ThumbUp']);
  expect(names('3d')).toEqual([]);
});

it('requires every word', () => {
  expect(names('delete forever')).toEqual(['DeleteForever']);
  expect(names('DeleteForever')).toEqual(['DeleteForever']);
  expect(names('delete alarm')).toEqual([]);
});

it('matches synonyms, also of several words and by their beginnings', () => {
  expect(names('trash')).toEqual(['Delete', 'DeleteForever', 'RestoreFromTrash']);
  expect(names('tra')).toEqual(['RestoreFromTrash', 'Delete', 'DeleteForever']);
  expect(names('bin')).toEqual(['Delete', 'DeleteForever']);
  expect(names('bin forever')).toEqual(['DeleteForever']);
  expect(names('wake up')).toEqual(['Alarm', 'AddAlarm']);
  expect(names('like')).toEqual(['ThumbUp']);
});

it('ignores names of styles and the package if no icon has them in its name', () => {
  expect(names('DeleteOutlined')).toEqual(['Delete', 'DeleteForever']);
  expect(names('@mui/icons-material/ThumbUp')).toEqual(['ThumbUp']);
  expect(names('icon')).toEqual([]);
});

it('throws for a file without icons', () => {
  expect(() => readIcons('<!doctype html>\n<p>Gone.</p>')).toThrow('no icons');
});
