/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import Button from '@mui/joy/Button';
import Slider from '@mui/joy/Slider';
import { useColorScheme, useTheme } from '@mui/joy/styles';
import theme from '.';

type Look = Parameters<typeof theme.Provider>[0]['look'];

const light: Look = { mode: 'light', direction: 'ltr', dense: false };
const dark: Look = { ...light, mode: 'dark' };

let renderToString: (element: JSX.Element) => string;

beforeAll(async () => {
  Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });
  ({ renderToString } = await import('react-dom/server'));
});

window.matchMedia = ((query: string) => ({
  matches: false,
  media: query,
  addListener() {},
  removeListener() {},
})) as unknown as typeof window.matchMedia;

function Demo() {
  const { setMode } = useColorScheme();
  const outer = useTheme() as ReturnType<typeof useTheme> & {
    direction: string;
  };
  return (
    <Button
      onClick={() => setMode('dark')}
      data-palette={outer.palette.mode}
      dir={outer.direction}
    >
      Night
    </Button>
  );
}

const draw = (look: Look) => (
  <theme.Provider look={look}>
    <Demo />
  </theme.Provider>
);

/** Hydrates the server's markup as a reader of the look has it. */
function hydrate(look: Look) {
  const container = document.createElement('div');
  const markup = renderToString(draw(light));
  container.innerHTML = markup.replace(/<style.*?<\/style>/g, '');
  document.body.replaceChildren(container);
  const complaints: unknown[] = [];
  const complain = jest
    .spyOn(console, 'error')
    .mockImplementation((...words) => complaints.push(words));
  let root: Root;
  act(() => {
    root = hydrateRoot(container, draw(look), {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  complain.mockRestore();
  const button = container.querySelector('button')!;
  const render = (next: Look) => act(() => root.render(draw(next)));
  return { render, button, complaints, box: container.firstElementChild! };
}

it.each([light, dark])(
  'hydrates as the server drew it, and follows $mode mode',
  (look) => {
    localStorage.setItem('joy-demo-mode', 'dark');
    const { button, complaints } = hydrate(look);
    expect(complaints).toEqual([]);
    expect(button.dataset.palette).toBe(look.mode);
  },
);

it('follows a reader who changes the mode, and changes nothing around it', () => {
  const { render, button, box } = hydrate(light);
  render(dark);
  expect(button.dataset.palette).toBe('dark');
  expect(box.hasAttribute('data-mui-color-scheme')).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(document.documentElement.attributes).toHaveLength(0);
});

it('lets a demo have a mode of its own, until the reader changes the page’s', () => {
  const { render, button, box } = hydrate(light);
  act(() => button.click());
  expect(button.dataset.palette).toBe('dark');
  expect(box.getAttribute('data-mui-color-scheme')).toBe('dark');
  expect(localStorage).toHaveLength(0);
  render(dark);
  render(light);
  expect(button.dataset.palette).toBe('light');
  expect(box.hasAttribute('data-mui-color-scheme')).toBe(false);
});

it('draws in the direction and the density of the reader', () => {
  const markup = renderToString(
    draw({ mode: 'light', direction: 'rtl', dense: true }),
  );
  expect(markup).toContain('dir="rtl"');
  expect(markup).toContain('MuiButton-sizeSm');
  expect(renderToString(draw(light))).toContain('MuiButton-sizeMd');
});

it('draws sliders from the side where text starts', () => {
  const slider = (look: Look) =>
    renderToString(
      <theme.Provider look={look}>
        <Slider aria-label="Volume" defaultValue={30} />
      </theme.Provider>,
    );
  expect(slider(light)).toContain('left:30%');
  const mirrored = slider({ ...light, direction: 'rtl', dense: true });
  expect(mirrored).toContain('right:30%');
  expect(mirrored).toContain('MuiSlider-sizeSm');
});

describe('the variables', () => {
  const sheets = theme.styleSheets();
  const values = Object.assign(
    {},
    ...sheets.flatMap((sheet) => Object.values(sheet)),
  );

  it('are all those that styles name', () => {
    const names = JSON.stringify(sheets).match(/var\(--joy-[\w-]+/g) ?? [];
    const missing = names.filter((name) => !(name.slice(4) in values));
    expect(names.length).toBeGreaterThan(200);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('have both schemes below html, where a page may have them', () => {
    const selectors = sheets.flatMap((sheet) => Object.keys(sheet));
    expect(
      selectors
        .flatMap((one) => one.split(', '))
        .every((one) => one.startsWith('html')),
    ).toBe(true);
    expect(selectors.join()).toMatch(/html\[data-mui-color-scheme="dark"\]/);
  });

  it('follow the spacing and the primary color of the reader', () => {
    expect(values['--joy-spacing']).toBe('var(--mui-spacing)');
    expect(sheets.at(-1)).toHaveProperty(
      [
        "html[style*='--mui-palette-primary-main']",
        '--joy-palette-primary-500',
      ],
      'var(--mui-palette-primary-main)',
    );
  });
});
