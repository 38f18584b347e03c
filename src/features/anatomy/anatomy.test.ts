import { attach } from './attach';

let end = () => {};
let section: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<main><div id="section">
    <div class="anatomy-parts">
      <button class="anatomy-part" tabindex="0" aria-pressed="false" data-part=".root" data-code="root code">root</button>
      <button class="anatomy-part" tabindex="-1" aria-pressed="false" data-part=".icon" data-code="icon code">icon</button>
      <button class="anatomy-part" tabindex="-1" aria-pressed="false" data-part=".gone" data-code="gone code">gone</button>
    </div>
    <div class="anatomy-code"><code>root code</code></div>
    <div data-anatomy-stage><span class="root">Send<i class="icon"></i></span></div>
  </div></main>`;
  section = document.getElementById('section')!;
  end = attach(section);
});

afterEach(() => end());

const row = (name: string) =>
  [...section.querySelectorAll('button')].find((button) => button.textContent === name)!;
const point = (element: Element) =>
  element.dispatchEvent(new Event('pointerover', { bubbles: true }));
const outlines = () => document.querySelector('[data-anatomy-outlines]')?.children.length ?? 0;

it('frames the elements of a part and shows its code', () => {
  point(row('icon'));
  expect(outlines()).toBe(1);
  expect(section.querySelector('code')).toHaveTextContent('icon code');
});

it('marks the innermost part of the element pointed at', () => {
  point(section.querySelector('i')!);
  expect(row('icon')).toHaveAttribute('data-current');
  expect(row('root')).not.toHaveAttribute('data-current');
});

it('finds a part in popups that the component renders at the end of the body', () => {
  document.body.insertAdjacentHTML('beforeend', '<div><p class="gone"></p></div>');
  point(row('gone'));
  expect(outlines()).toBe(1);
});

it('keeps a pressed part highlighted until it is pressed again', () => {
  row('icon').click();
  section.querySelector('.anatomy-parts')!.dispatchEvent(new Event('pointerleave'));
  expect(outlines()).toBe(1);
  row('icon').click();
  section.querySelector('.anatomy-parts')!.dispatchEvent(new Event('pointerleave'));
  expect(outlines()).toBe(0);
});

it('moves between the parts by arrow keys, with one tab stop', () => {
  row('root').focus();
  row('root').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  expect(row('gone')).toHaveFocus();
  expect([...section.querySelectorAll('button')].map(({ tabIndex }) => tabIndex)).toEqual([
    -1, -1, 0,
  ]);
});

it.each([{ key: 'ArrowLeft', altKey: true }, { key: 'Home', ctrlKey: true }, { key: 'a' }])(
  'leaves other keys to the browser: %j',
  (keys) => {
    const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
    row('icon').focus();
    row('icon').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(row('icon')).toHaveFocus();
  },
);

it('marks parts that are not rendered, and removes its outlines when it is detached', () => {
  expect(row('gone')).toHaveAttribute('data-absent');
  expect(row('root')).not.toHaveAttribute('data-absent');
  point(row('root'));
  end();
  expect(outlines()).toBe(0);
});
