import { baseName, readAddress, writeAddress } from './iconAddress';
import { facts } from './testing/facts';

const [filled, toned] = facts.styles;

it('reads the query of a URL', () => {
  expect(readAddress('', facts)).toEqual({ query: '', style: filled, selected: undefined });
  expect(readAddress('?query=rail&theme=Two+tone', facts)).toEqual({
    ...{ query: 'rail', style: toned, selected: undefined },
  });
  expect(readAddress('?theme=twotone', facts).style).toBe(toned);
  expect(readAddress('?theme=Wooden', facts).style).toBe(filled);
});

it('reads the style from the name of an icon', () => {
  expect(readAddress('?selected=TrainTwoTone', facts)).toMatchObject({ style: toned });
  expect(readAddress('?selected=Train&theme=Two+tone', facts)).toMatchObject({ style: filled });
  expect(baseName('TrainTwoTone', toned!)).toBe('Train');
  expect(baseName('Train', filled!)).toBe('Train');
});

it('writes what it reads, keeps other parameters, and leaves out defaults', () => {
  const request = { query: ' rail way ', style: toned!, selected: 'TrainTwoTone' };
  const search = writeAddress(request, '?from=mail', facts);
  expect(search).toBe('?from=mail&query=rail+way&theme=Two+tone&selected=TrainTwoTone');
  expect(readAddress(search, facts)).toMatchObject({ query: 'rail way', selected: 'TrainTwoTone' });
  const nothing = { query: '', style: filled!, selected: undefined };
  expect(writeAddress(nothing, '?query=a&theme=b&selected=c', facts)).toBe('');
});
