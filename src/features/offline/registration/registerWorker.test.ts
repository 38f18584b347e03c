import { registerWorker } from './registerWorker';

function createContainer(controller: object | null) {
  const update = jest.fn(async () => undefined);
  const container = Object.assign(new EventTarget(), {
    controller,
    register: jest.fn(async () => ({ update })),
  });
  const takeOver = () => container.dispatchEvent(new Event('controllerchange'));
  return {
    container,
    takeOver,
    update,
    asContainer: container as unknown as ServiceWorkerContainer,
  };
}

const hasFocus = jest.spyOn(document, 'hasFocus');
beforeEach(() => hasFocus.mockReturnValue(true));

it('reloads for a new worker, but not for the first one', async () => {
  const { asContainer, container, takeOver } = createContainer(null);
  const reload = jest.fn();
  await registerWorker(asContainer, reload);
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads once, however many workers come [spec 4.17]', async () => {
  const { asContainer, takeOver } = createContainer({});
  const reload = jest.fn();
  await registerWorker(asContainer, reload);
  takeOver();
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits for the focus [spec 4.17]', async () => {
  hasFocus.mockReturnValue(false);
  const { asContainer, takeOver } = createContainer({});
  const reload = jest.fn();
  await registerWorker(asContainer, reload);
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  hasFocus.mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits for the focus again when it was lost while the reader was writing', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<textarea></textarea>';
  const area = document.querySelector('textarea');
  const { asContainer, takeOver } = createContainer({});
  const reload = jest.fn();
  await registerWorker(asContainer, reload);
  area?.focus();
  takeOver();
  area?.blur();
  hasFocus.mockReturnValue(false);
  jest.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
  hasFocus.mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('checks for a new worker when a tab is focused after an hour', async () => {
  const { asContainer, update } = createContainer({});
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  await registerWorker(asContainer);
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  now.mockReturnValue(3_599_999);
  comeBack();
  expect(update).not.toHaveBeenCalled();
  now.mockReturnValue(3_600_000);
  comeBack();
  comeBack();
  expect(update).toHaveBeenCalledTimes(1);
});
