import { deriveTitle } from './deriveTitle';

test.each([
  ['/material-ui/react-text-field/', 'Text field'],
  ['/material-ui/guides/server-rendering/', 'Server rendering'],
  ['/material-ui/api/text-field/', 'TextField'],
  ['/x/api/data-grid/data-grid-pro/', 'DataGridPro'],
  ['/material-ui/api/use-pagination/', 'usePagination'],
  ['/base-ui/react-button/components-api/#focus-trap', 'FocusTrap'],
  ['/base-ui/react-button/hooks-api/#use-button', 'useButton'],
  ['data-display', 'Data display'],
])('derives from %s the title %s', (pathname, title) => {
  expect(deriveTitle(pathname)).toBe(title);
});
