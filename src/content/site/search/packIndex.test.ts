import { packIndex } from './packIndex';

it('writes terms in order, and for each the distances between its documents by field', () => {
  const documents = [
    { name: ['ticket'], place: [] },
    { name: ['window'], place: ['ticket'] },
    ...Array.from({ length: 40 }, () => ({ name: ['seat'], place: [] })),
    { name: ['ticket'], place: ['ticket'] },
  ];
  expect(packIndex(['name', 'place'], documents)).toEqual({
    terms: 'seat ticket window',
    postings: `C${'B'.repeat(39)}; Aq;Bp B;`,
  });
});

it('packs an empty index', () => {
  expect(packIndex(['text'], [])).toEqual({ terms: '', postings: '' });
});
