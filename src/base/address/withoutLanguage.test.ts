import { withoutLanguage } from './withoutLanguage';

it.each([
  ['/zh/x/', '/x/'],
  ['/pt-BR/material-ui/react-button', '/material-ui/react-button/'],
  ['/uk/', '/'],
  ['/zh', '/'],
  ['/x/react-data-grid/', null],
  ['/zhx/y/', null],
  ['/zh//evil.example/', null],
  ['/zh/\\evil.example/', null],
])('withoutLanguage(%s)', (path, rest) => expect(withoutLanguage(path)).toBe(rest));
