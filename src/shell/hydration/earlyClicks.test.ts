import earlyClicksScript from '../document/earlyClicks.minified';
import { repeatEarlyClicks, takeEarlyClicks } from './earlyClicks';

const heard = jest.fn((event: Event) => void (event.target as Element).id);

beforeEach(() => {
  heard.mockClear();
  document.body.innerHTML = `
    <button id="yes"><b id="word">Yes</b></button><i id="tab" role="tab">npm</i>
    <a href="#place" id="link">Place</a>
    <button id="menu" popovertarget="panel">Menu</button>
    <div data-demo="Tap"><button id="demo">Tap</button></div>`;
  // As the document runs it.
  (0, eval)(earlyClicksScript);
});

const press = (id: string) => document.getElementById(id)?.click();
const listen = () => {
  document.body.addEventListener('click', heard);
  return () => document.body.removeEventListener('click', heard);
};
const ids = () => heard.mock.calls.map(([event]) => (event.target as Element).id);

it('replays clicks from before hydration, in order and once', () => {
  ['word', 'tab', 'link', 'menu', 'demo'].forEach(press);
  takeEarlyClicks();
  // From here on React listens.
  press('tab');
  const end = listen();
  repeatEarlyClicks();
  expect(ids()).toEqual(['yes', 'tab']);
  repeatEarlyClicks();
  expect(heard).toHaveBeenCalledTimes(2);
  end();
});

it('ignores elements that were removed', () => {
  press('yes');
  takeEarlyClicks();
  document.getElementById('yes')?.remove();
  const end = listen();
  repeatEarlyClicks();
  expect(heard).not.toHaveBeenCalled();
  end();
});

it('does nothing without the script', () => {
  takeEarlyClicks();
  takeEarlyClicks();
  expect(() => repeatEarlyClicks()).not.toThrow();
});
