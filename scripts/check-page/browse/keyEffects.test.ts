/** @jest-environment jsdom */
import { fulfillsClaim, readKeyState, startCountingActions, type KeyState } from './keyEffects';

const still: KeyState = { focus: '1 ', open: 1, rest: '[]', acts: 0 };

describe('fulfillsClaim', () => {
  it.each([
    ['focus', { focus: '2 ' }, true],
    ['focus', { rest: '["typed"]', open: 2, acts: 1 }, false],
    ['open', { open: 2 }, true],
    ['open', { open: 0, focus: '2 ' }, false],
    ['close', { open: 0 }, true],
    ['close', { open: 2 }, false],
    ['any', { focus: '2 ' }, true],
    ['any', { open: 0 }, true],
    ['any', { rest: '["typed"]' }, true],
    ['any', { acts: 1 }, true],
    ['any', {}, false],
    ['none', {}, true],
  ] as const)('claim `%s` with the change %j: %s', (claim, change, expected) => {
    expect(fulfillsClaim(claim, still, { ...still, ...change })).toBe(expected);
  });
});

/** Returns the names of the parts of the state that `work` changes. */
function changesBy(work: () => void): string[] {
  const before = readKeyState();
  work();
  const after = readKeyState();
  return Object.keys(after).filter(
    (name) => Reflect.get(after, name) !== Reflect.get(before, name),
  );
}

function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

describe('readKeyState', () => {
  beforeAll(() => {
    // jsdom has no layout: an element is visible here unless it or a parent has the attribute `hidden`.
    Element.prototype.checkVisibility = function isVisible() {
      return !this.closest('[hidden]');
    };
  });
  afterAll(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'));

  beforeEach(() => {
    document.body.innerHTML = `<div id="__next"><h1>Planter</h1><div data-demo-stage>
      <input value="Peas"><input type="range" value="3"><button>Plant</button>
      <div role="listbox" tabindex="0" aria-activedescendant="a" hidden>
        <div role="option" id="a" aria-selected="true">Basil</div>
        <div role="option" id="b" aria-selected="false">Thyme</div>
      </div></div></div>`;
  });

  it('is the same as long as nothing happens', () => {
    find('button').focus();
    expect(changesBy(() => {})).toEqual([]);
  });

  it('ignores what changes outside demos', () => {
    expect(changesBy(() => void (find('h1').textContent = 'Pot'))).toEqual([]);
  });

  it('notices a focus that moves, also to another active descendant', () => {
    const list = find('[role="listbox"]');
    expect(changesBy(() => find('button').focus())).toEqual(['focus']);
    list.focus();
    expect(changesBy(() => list.setAttribute('aria-activedescendant', 'b'))).toEqual(['focus']);
  });

  it('tells elements with the same markup apart', () => {
    find('[data-demo-stage]').innerHTML = '<button>Dig</button><button>Dig</button>';
    const [first, second] = document.querySelectorAll('button');
    first?.focus();
    expect(changesBy(() => second?.focus())).toEqual(['focus']);
  });

  it('counts visible open elements only, also those in portals', () => {
    expect(changesBy(() => (find('[role="listbox"]').hidden = false))).toEqual(['open']);
    const dialog = '<div role="dialog" hidden></div>';
    expect(changesBy(() => document.body.insertAdjacentHTML('beforeend', dialog))).toEqual([
      'rest',
    ]);
    expect(changesBy(() => (find('[role="dialog"]').hidden = false))).toEqual(['open']);
  });

  it('notices values, cursors and states that no text shows', () => {
    const input = find<HTMLInputElement>('input');
    const depth = find<HTMLInputElement>('[type=\x27range\x27]');
    expect(changesBy(() => (depth.value = '4'))).toEqual(['rest']);
    expect(changesBy(() => input.setSelectionRange(1, 1))).toEqual(['rest']);
    expect(changesBy(() => find('button').setAttribute('aria-pressed', 'true'))).toEqual(['rest']);
  });

  it('notices a selection that moves to another option', () => {
    const moved = changesBy(() => {
      find('#a').setAttribute('aria-selected', 'false');
      find('#b').setAttribute('aria-selected', 'true');
    });
    expect(moved).toEqual(['rest']);
  });
});

describe('startCountingActions', () => {
  it('counts clicks and submissions once, and keeps links and forms from leaving the page', () => {
    document.body.innerHTML = `<div data-demo-stage><a href="/pots/"><b>Pots</b></a><label>
      <input type="checkbox">Wet</label><form><button>Order</button></form></div>`;
    const { acts } = readKeyState();
    startCountingActions();
    startCountingActions();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('b').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(readKeyState().acts - acts).toBe(2);
  });

  it('counts clicks that a component stops, and leaves the defaults of other controls alone', () => {
    document.body.innerHTML = '<div data-demo-stage><input type="checkbox"></div>';
    startCountingActions();
    const { acts } = readKeyState();
    const box = find<HTMLInputElement>('input');
    box.addEventListener('click', (event) => event.stopPropagation());
    box.click();
    expect(box.checked).toBe(true);
    expect(readKeyState().acts - acts).toBe(1);
  });
});
