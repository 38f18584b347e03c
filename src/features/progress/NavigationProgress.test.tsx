import { act, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { NavigationProgress } from '.';

jest.mock('next/router', () => {
  const listeners = new Map<string, Set<(...words: unknown[]) => void>>();
  const of = (name: string) => listeners.get(name) ?? listeners.set(name, new Set()).get(name)!;
  const events = {
    on: (name: string, listener: () => void) => of(name).add(listener),
    off: (name: string, listener: () => void) => of(name).delete(listener),
    emit: (name: string, ...words: unknown[]) => of(name).forEach((listener) => listener(...words)),
  };
  return { __esModule: true, default: { events } };
});

const emit = (name: string, shallow = false) =>
  act(() => Router.events.emit(name as 'routeChangeStart', '/next/', { shallow }));
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows after 150 ms, until the page is there', () => {
  render(<NavigationProgress />);
  emit('routeChangeStart');
  wait(149);
  expect(bar()).toBeNull();
  wait(1);
  expect(bar()).toBeInTheDocument();
  emit('routeChangeComplete');
  expect(bar()).toBeNull();
});

it('does not show for quick, failed and shallow navigation', () => {
  render(<NavigationProgress />);
  emit('routeChangeStart');
  emit('routeChangeComplete');
  wait(1000);
  emit('routeChangeStart');
  emit('routeChangeError');
  wait(1000);
  emit('routeChangeStart', true);
  wait(1000);
  expect(bar()).toBeNull();
});
