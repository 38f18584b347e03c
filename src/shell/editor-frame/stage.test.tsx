import { useEffect, useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import type { StageView } from '@/features/live-editor/frame';
import { defaultThemeSettings } from '@/base/theme/settings';
import { createStage } from './stage';

const view = {
  settings: { ...defaultThemeSettings, mode: 'light', paletteMode: 'light' },
  ownGround: false,
  layout: 'box',
  padded: true,
} as unknown as StageView;

const onError = jest.fn<void, [unknown, string?]>();
let stage: ReturnType<typeof createStage>;

beforeEach(() => {
  onError.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  stage = createStage(container, onError);
});

const Good = () => <b>Good</b>;

function Broken(): never {
  throw new Error('broken');
}

function BrokenByEffect() {
  useEffect(() => {
    throw new Error('broken');
  });
  return <i>Bad</i>;
}

/** Throws after its button was pressed. */
function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

it.each([Broken, BrokenByEffect])('keeps the previous demo if the new one fails: %p', (Demo) => {
  expect(stage.render(Good, view)).toBe(true);
  expect(stage.render(Demo, view)).toBe(false);
  expect(screen.getByText('Good')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(stage.render(() => <b>Next</b>, view)).toBe(true);
  expect(screen.queryByText('Good')).toBeNull();
});

it('shows nothing if the first demo fails', () => {
  expect(stage.render(Broken, view)).toBe(false);
  expect(document.body).toHaveTextContent('');
});

it('remounts a demo that fails later, once', () => {
  stage.render(Fragile, view);
  const breakIt = () => act(() => void fireEvent.click(screen.getByRole('button')));
  breakIt();
  expect(screen.getByRole('button')).toBeInTheDocument();
  breakIt();
  expect(screen.queryByRole('button')).toBeNull();
  expect(onError).toHaveBeenCalledTimes(2);
});
