import { placeOfComponent, placeOfError, sourceName } from './placeOfError';

it('finds the innermost line of the reader’s code in a stack', () => {
  const trace = `TypeError: x
    at Xe (https://docs/_editor/packs/react-dom.js:9:3395)
    at Row (${sourceName('parts/Row.tsx')}:12:7)
    at Demo (${sourceName('Demo.tsx')}:3:1)`;
  expect(placeOfError(trace)).toEqual({ file: 'parts/Row.tsx', line: 12 });
});

it.each([undefined, '', 'Error: x', 'demo:///%E0%A4%A:1:1', 'demo:///'])(
  'finds no line in %j',
  (trace) => {
    expect(placeOfError(trace)).toBeUndefined();
  },
);

it('finds the component that React names', () => {
  const files = [
    { name: 'Demo.tsx', code: 'import Row from "./Row";\n\nexport default function Demo() {}' },
    { name: 'Row.tsx', code: '\nconst Row = memo(() => null);' },
  ];
  expect(placeOfComponent('\n    at Row\n    at Demo', files)).toEqual({
    file: 'Row.tsx',
    line: 2,
  });
  expect(placeOfComponent('\n    at Xe\n    at Demo', files)).toEqual({
    file: 'Demo.tsx',
    line: 3,
  });
  expect(placeOfComponent('\n    at Other', files)).toBeUndefined();
});
