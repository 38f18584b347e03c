import { DemoSheets } from './DemoSheets';

const sheets = () => [...document.head.querySelectorAll('style')].map((one) => one.textContent);

beforeEach(() => {
  document.head.innerHTML = '<style data-emotion="css">.css {}</style>';
});

it('replaces the sheets of the previous run, above those of components', () => {
  const demo = new DemoSheets();
  demo.add('.a {}');
  demo.add('.b {}');
  demo.keep();
  demo.add('.b { color: red }');
  demo.keep();
  expect(sheets()).toEqual(['.b { color: red }', '.css {}']);
});

it('removes the sheets of a run that failed', () => {
  const demo = new DemoSheets();
  demo.add('.a {}');
  demo.keep();
  demo.add('.broken {}');
  demo.drop();
  expect(sheets()).toEqual(['.a {}', '.css {}']);
});
