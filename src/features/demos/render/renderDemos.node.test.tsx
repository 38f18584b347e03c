import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { zhCN } from '@mui/material/locale';
import { ThemeProvider, createTheme, useTheme, type Theme } from '@mui/material/styles';
import { DocsError } from '@/model';
import { renderDemos } from './renderDemos';

const page = '/library/react-button/';
const SaveButton = () => <Button variant="contained">Save</Button>;
const CancelButton = () => <Button variant="contained">Cancel</Button>;
const NameField = () => <TextField label="Name" />;
const CityField = () => (
  <Autocomplete options={['Oslo']} renderInput={(props) => <TextField {...props} label="City" />} />
);

const count = (text: string, part: string) => text.split(part).length - 1;

describe('renderDemos', () => {
  it('renders each demo and prints the styles they share once', async () => {
    const one = await renderDemos(page, [{ name: 'SaveButton', Component: SaveButton }]);
    const two = await renderDemos(page, [
      { name: 'SaveButton', Component: SaveButton },
      { name: 'CancelButton', Component: CancelButton },
    ]);
    expect(two.html.SaveButton).toContain('Save');
    expect(two.html.CancelButton).toContain('Cancel');
    expect(one.css.length).toBeGreaterThan(500);
    expect(two.css).toBe(one.css);
  });

  it('prints styles for every class in the markup', async () => {
    const { html, css } = await renderDemos(page, [{ name: 'SaveButton', Component: SaveButton }]);
    const [, name = ''] = /class="[^"]*\bcss-([\w-]+)"/.exec(html.SaveButton ?? '') ?? [];
    expect(css).toContain(`.css-${name}{`);
  });

  it('renders colors by variables, so that one markup serves both schemes', async () => {
    const { css } = await renderDemos(page, [{ name: 'SaveButton', Component: SaveButton }]);
    expect(css).toContain('var(--mui-palette-primary-main)');
    expect(css).not.toContain('var(--mui-palette-primary-main,');
  });

  it('gives every demo unique ids', async () => {
    const { html } = await renderDemos(page, [
      { name: 'NameField', Component: NameField },
      { name: 'CityField', Component: CityField },
    ]);
    expect(html.NameField).toMatch(/id=":NameField-/);
    expect(html.CityField).toMatch(/id=":CityField-/);
  });

  it('gives a demo that is shown twice other ids the second time', async () => {
    const { html } = await renderDemos(page, [
      { name: 'NameField', Component: NameField },
      { name: 'NameField', id: 'NameField-2', Component: NameField },
    ]);
    expect(html.NameField).toMatch(/id=":NameField-R/);
    expect(html['NameField-2']).toMatch(/id=":NameField-2-R/);
  });

  it('leaves no style elements in the markup, because the browser renders none', async () => {
    const { html, css } = await renderDemos(page, [{ name: 'NameField', Component: NameField }]);
    expect(html.NameField).not.toContain('<style');
    expect(count(css, '@keyframes mui-auto-fill{')).toBe(1);
  });

  it('lets a demo bring its own theme', async () => {
    const theme = createTheme({ palette: { primary: { main: '#123456' } } });
    const Branded = () => (
      <ThemeProvider theme={theme}>
        <SaveButton />
      </ThemeProvider>
    );
    const { css } = await renderDemos(page, [{ name: 'Branded', Component: Branded }]);
    expect(css).toContain('#123456');
  });

  it('lets a demo derive its theme from the outer one, without a warning', async () => {
    const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
    const outer = jest.fn();
    const Derived = () => (
      <ThemeProvider
        theme={(theme: Theme) => {
          outer(theme.palette.primary.main);
          return createTheme({ palette: { primary: { main: '#654321' } } });
        }}
      >
        <SaveButton />
      </ThemeProvider>
    );
    const { css } = await renderDemos(page, [{ name: 'Derived', Component: Derived }]);
    expect(css).toContain('#654321');
    expect(css).not.toContain('var(--mui-palette-primary-main)');
    expect(new Set(outer.mock.calls.flat())).toEqual(new Set(['#1976d2']));
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('lets a demo give its theme the words of a language', async () => {
    const InChinese = () => (
      <ThemeProvider theme={createTheme(useTheme(), zhCN)}>
        <CityField />
      </ThemeProvider>
    );
    const { html, broken } = await renderDemos(page, [{ name: 'InChinese', Component: InChinese }]);
    expect(broken).toEqual([]);
    expect(html.InChinese).toContain('aria-label="打开"');
  });

  it('names the file of a demo that throws, and renders the others', async () => {
    const Broken = () => {
      throw new Error('window is not defined');
    };
    const { html, broken } = await renderDemos(page, [
      { name: 'Broken', Component: Broken },
      { name: 'SaveButton', Component: SaveButton },
    ]);
    expect(Object.keys(html)).toEqual(['SaveButton']);
    expect(broken).toHaveLength(1);
    expect(broken[0]).toBeInstanceOf(DocsError);
    expect(broken[0]?.problem).toMatchObject({
      file: 'docs-data/library/react-button/Broken.tsx',
      what: expect.stringContaining('window is not defined'),
      fix: expect.stringContaining(`\`npm run check -- ${page}\` says in which line`),
    });
  });

  it('names the line if the stack contains it', async () => {
    const Broken = () => {
      const error = new Error('no window');
      error.stack = 'Error: no window\n    at Fare (/home/me/docs-data/library/Fare.tsx:10:14)';
      throw error;
    };
    const { broken } = await renderDemos(page, [{ name: 'Broken', Component: Broken }]);
    const place = { file: 'docs-data/library/Fare.tsx', line: 10, column: 14 };
    expect(broken[0]?.problem).toMatchObject(place);
  });
});
