import { nearestPages } from './nearestPages';

const pages = [
  '/material-ui/react-button/',
  '/material-ui/react-button-group/',
  '/joy-ui/react-button/',
  '/material-ui/react-table/',
  '/system/spacing/',
  '/versions/',
].map((pathname) => ({ pathname, title: pathname }));
const nearest = (path: string) => nearestPages(path, pages).map(({ pathname }) => pathname);

describe('nearestPages', () => {
  it('lists the most similar page first', () => {
    expect(nearest('/material-ui/react-buton/')[0]).toBe('/material-ui/react-button/');
    expect(nearest('/material-ui/components/react-table')[0]).toBe('/material-ui/react-table/');
    expect(nearest('/System/Spacing.html')[0]).toBe('/system/spacing/');
  });

  it('returns at most five, and none that is not similar', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      pathname: `/a/button-${index}/`,
      title: '',
    }));
    expect(nearestPages('/a/button/', many)).toHaveLength(5);
    expect(nearest('/wp-login.php')).toEqual([]);
    expect(nearest('/%E4%/')).toEqual([]);
    expect(nearest('/')).toEqual([]);
  });
});
