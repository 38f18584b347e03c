/** @jest-environment jsdom */
import { locateElements } from './locateElements';

const page = `<main>
  <h1>Planter</h1>
  <p id="intro">A planter holds soil.</p>
  <h2>Sizes</h2>
  <div data-demo="Pot"><div data-demo-stage><button id="dig">Dig</button></div></div>
  <h3>Big – 大</h3>
  <div data-demo="Framed"><iframe></iframe></div>
  <p id="long">${'Soil. '.repeat(100)}</p>
</main>
<div role="dialog" id="portal">Peas</div>`;

/** Returns the document of the frame in the page, with this content. */
function fillFrame(html: string): Document {
  const inner = document.querySelector('iframe')?.contentDocument;
  if (!inner) throw new Error('The frame has no document.');
  inner.body.innerHTML = html;
  return inner;
}

beforeEach(() => {
  document.body.innerHTML = page;
});

afterEach(() => void Reflect.deleteProperty(window, 'sourceOf'));

it('names the demo, the heading above and the text of an element', () => {
  expect(locateElements([['#dig'], ['#intro']])).toEqual([
    { demo: 'Pot', source: undefined, heading: 'Sizes', text: 'Dig' },
    { demo: '', source: undefined, heading: 'Planter', text: 'A planter holds soil.' },
  ]);
});

it('knows the line of elements that authors wrote', () => {
  const sourceOf = ({ id }: Element) => (id === 'dig' ? { file: 'Pot.tsx', line: 4 } : undefined);
  Object.assign(window, { sourceOf });
  const [dig, intro] = locateElements([['#dig'], ['#intro']]);
  expect(dig?.source).toEqual({ file: 'Pot.tsx', line: 4 });
  expect(intro?.source).toBeUndefined();
});

it('finds elements in a frame, at the heading above the frame', () => {
  const inner = fillFrame('<h2>Inside</h2><p id="dig">Worms</p>');
  const sourceOf = ({ textContent }: Element) => ({ file: `${textContent}.tsx`, line: 2 });
  Object.assign(inner.defaultView ?? {}, { sourceOf });
  expect(locateElements([['iframe', '#dig']])).toEqual([
    { demo: 'Framed', source: { file: 'Worms.tsx', line: 2 }, heading: 'Big – 大', text: 'Worms' },
  ]);
});

it('takes the frame for an element in it that is gone', () => {
  fillFrame('');
  Object.assign(window, { sourceOf: ({ tagName }: Element) => ({ file: tagName, line: 3 }) });
  expect(locateElements([['iframe', '#gone']])).toMatchObject([
    { demo: 'Framed', source: { file: 'IFRAME' }, heading: 'Big – 大', text: '' },
  ]);
});

it('places portals below the last heading, in no demo', () => {
  expect(locateElements([['#portal']])).toMatchObject([
    { demo: '', heading: 'Big – 大', text: 'Peas' },
  ]);
});

it('knows nothing of an element that is gone, and goes on with the next', () => {
  expect(locateElements([['#gone'], [], ['#dig']])).toMatchObject([
    { demo: '', source: undefined, heading: '', text: '' },
    { demo: '', heading: '', text: '' },
    { demo: 'Pot' },
  ]);
});

it('shortens long texts', () => {
  expect(locateElements([['#long']])[0]?.text).toHaveLength(200);
});
