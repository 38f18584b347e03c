import { reloadSoftly } from './reloadSoftly';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

it('reloads at once while nobody writes', () => {
  const reload = jest.fn();
  reloadSoftly(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits until the reader leaves what they write in, also when they go on in another field', () => {
  document.body.innerHTML = '<input><textarea></textarea><button></button>';
  const [input, area, button] = ['input', 'textarea', 'button'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  const reload = jest.fn();
  input?.focus();
  reloadSoftly(reload);
  area?.focus();
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
  button?.focus();
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});
