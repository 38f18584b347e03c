import { useState, type ComponentType } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { dispatchTheme } from '@/base/theme/settings/dispatchTheme';
import type { ProductFacts } from '@/model';
import {
  waitUntilHydrated,
  bringDemosNear,
  Counter,
  DemoStage,
  errors,
  open,
  stage,
} from './fixture';

function Fields() {
  const [tab, setTab] = useState(0);
  return (
    <>
      <TextField label="Name" helperText="As on your ticket" />
      <Autocomplete
        options={['Oslo', 'Turin']}
        renderInput={(props) => <TextField {...props} label="City" />}
      />
      <Tabs value={tab} onChange={(_event, value: number) => setTab(value)}>
        <Tab label="Seats" />
        <Tab label="Bags" />
      </Tabs>
    </>
  );
}

const nameOf = (month: Date) => month.toLocaleDateString('en', { month: 'short' });

/** A calendar that marks one of its months. */
function Months({ current }: { current: string }) {
  return Array.from({ length: 12 }, (_, month) => nameOf(new Date(2025, month, 1))).map((name) => (
    <button key={name} aria-current={name === current ? 'date' : undefined}>
      {name}
    </button>
  ));
}

describe('DemoStage', () => {
  afterEach(() => localStorage.clear());

  it('shows the server’s markup and loads nothing until the demo comes near the viewport', async () => {
    const { load } = await open('Counter', Counter);
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    expect(stage()).not.toHaveAttribute('data-live');
  });

  it('hydrates without a warning and keeps the server’s elements', async () => {
    await open('Fields', Fields);
    const field = screen.getByRole('textbox', { name: 'Name' });
    const { id } = field;
    await bringDemosNear();
    await waitUntilHydrated();
    expect(screen.getByRole('textbox', { name: 'Name' })).toBe(field);
    expect(field.id).toBe(id);
    expect(errors).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('tab', { name: 'Bags' }));
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Bags' })).toHaveAttribute('aria-selected', 'true'),
    );
  });

  it('renders days again whose markup is from another time zone', async () => {
    const midnight = new Date(2025, 6, 1).getTime();
    let start = midnight - 6 * 60 * 60 * 1000;
    await open('Day', () => <button data-timestamp={start}>1</button>);
    const before = screen.getByRole('button', { name: '1' });
    start = midnight;
    await bringDemosNear();
    await waitUntilHydrated();
    const day = screen.getByRole('button', { name: '1' });
    expect(day).not.toBe(before);
    expect(day).toHaveAttribute('data-timestamp', String(midnight));
    expect(errors).not.toHaveBeenCalled();
  });

  it('hydrates days of the reader’s time zone', async () => {
    const midnight = new Date(2025, 6, 1).getTime();
    await open('Day', () => <button data-timestamp={midnight}>1</button>);
    const day = screen.getByRole('button', { name: '1' });
    await bringDemosNear();
    await waitUntilHydrated();
    expect(screen.getByRole('button', { name: '1' })).toBe(day);
  });

  it.each([
    ['renders a calendar again that marks another month than that of the reader', 1, false],
    ['hydrates a calendar that marks the month of the reader', 0, true],
  ])('%s', async (_title, monthsSinceBuild, isKept) => {
    const today = new Date();
    let current = new Date(today.getFullYear(), today.getMonth() - monthsSinceBuild, 1);
    await open('Months', () => <Months current={nameOf(current)} />);
    const before = screen.getByRole('button', { current: 'date' });
    current = today;
    await bringDemosNear();
    await waitUntilHydrated();
    const after = screen.getByRole('button', { current: 'date' });
    expect(after).toHaveTextContent(nameOf(today));
    expect(after === before).toBe(isKept);
    expect(errors).not.toHaveBeenCalled();
  });

  it('writes neither to local storage nor to the document element', async () => {
    const before = document.documentElement.outerHTML.match(/<html[^>]*>/)?.[0];
    await open('Counter', Counter);
    await bringDemosNear();
    await waitUntilHydrated();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(document.documentElement.getAttributeNames().sort()).toEqual(
      expect.arrayContaining(before?.match(/data-[\w-]+/g) ?? []),
    );
  });

  it('catches an error of the demo and restarts it', async () => {
    let isBroken = true;
    function Fragile() {
      const [pressed, setPressed] = useState(false);
      if (pressed && isBroken) throw new Error('The kettle is empty');
      return <Button onClick={() => setPressed(true)}>Boil</Button>;
    }
    await open('Fragile', Fragile);
    errors.mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: 'Boil' }));
    await waitUntilHydrated();
    expect(await screen.findByRole('alert')).toHaveTextContent('The kettle is empty');
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByRole('button', { name: 'Boil' })).toBeVisible();
    errors.mockReset();
  });

  it('links to a new issue in the repository of the demo’s product', async () => {
    errors.mockImplementation(() => {});
    const Broken = () => {
      throw new Error('No water');
    };
    const product = { name: 'Kettles', repository: 'https://example.com/kettles' } as ProductFacts;
    render(<DemoStage name="Broken" html="" load={async () => Broken} product={product} />);
    await bringDemosNear();
    const link = await screen.findByRole('link', { name: 'Report an issue' });
    const { searchParams, pathname } = new URL(link.getAttribute('href') ?? '');
    expect(pathname).toBe('/kettles/issues/new');
    expect(searchParams.get('body')).toContain('No water');
    errors.mockReset();
  });

  it('restarts the demo on reset, without replaying earlier clicks', async () => {
    const page = (resets: number) => (
      <DemoStage name="Counter" html="" load={async () => Counter} resets={resets} />
    );
    const { rerender } = render(page(0));
    await bringDemosNear();
    fireEvent.click(await screen.findByRole('button', { name: 'Pressed 0' }));
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeVisible();
    rerender(page(1));
    expect(await screen.findByRole('button', { name: 'Pressed 0' })).toBeVisible();
    expect(errors).not.toHaveBeenCalled();
  });

  it('offers to try again when the demo cannot be loaded', async () => {
    const load = jest.fn<Promise<ComponentType>, []>().mockRejectedValueOnce(new Error('gone'));
    load.mockResolvedValue(Counter);
    render(<DemoStage name="Counter" html="" load={load} />);
    await bringDemosNear();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pressed 0' })).toBeVisible();
  });

  it('unmounts the demo with the page, without a warning', async () => {
    const ended = jest.fn();
    function Mortal() {
      useState(() => 0);
      return <Button ref={(element) => void (element === null && ended())}>Stay</Button>;
    }
    const { root } = await open('Mortal', Mortal);
    await bringDemosNear();
    await waitUntilHydrated();
    ended.mockClear();
    act(() => root.unmount());
    await waitFor(() => expect(ended).toHaveBeenCalled());
    expect(errors).not.toHaveBeenCalled();
  });

  it('renders the demo mirrored for right-to-left, and follows a change of the setting', async () => {
    act(() => dispatchTheme({ type: 'change', direction: 'rtl' }));
    await open('Fields', Fields);
    await bringDemosNear();
    await waitUntilHydrated();
    expect(document.querySelector('[class*="cssrtl-"]')).not.toBeNull();
    act(() => dispatchTheme({ type: 'change', direction: 'ltr' }));
    await waitFor(() => expect(document.querySelector('[class*="cssrtl-"]')).toBeNull());
    expect(errors).not.toHaveBeenCalled();
  });
});
