import { createDemoTheme } from '@/base/theme/demoTheme';
import { showSpacingAndColors } from '@/base/theme/settings';
import type { StageView } from '@/features/live-editor/frame';
import type { DemoTheme } from '@/model';
import { printCss } from '@/model/printCss';
import { answerMotionQueries } from '../demo-frame/answerMotionQueries';
import { withoutMotion } from '../demo-frame/withoutMotion';

/** Gives the document the colors, the direction and the padding that a demo has on the site. */
export function applyView(
  container: HTMLElement,
  { settings, ownGround, layout, maxWidth, padded }: StageView,
  theme: DemoTheme | undefined,
): void {
  const { documentElement: html, body } = document;
  html.setAttribute('data-mui-color-scheme', settings.paletteMode);
  html.style.colorScheme = settings.paletteMode;
  html.dataset.ground = ownGround ? 'own' : 'page';
  html.dir = settings.direction;
  body.dir = settings.direction;
  Object.assign(container.dataset, { layout, padded: String(padded) });
  container.style.setProperty('--width', maxWidth === undefined ? 'none' : `${maxWidth}px`);
  printVariables(settings, theme);
}

const variables = document.createElement('style');

/** Prints the CSS variables of the site's theme and of the product's, which pages get from style sheets. */
function printVariables(settings: StageView['settings'], own: DemoTheme | undefined): void {
  const theme = createDemoTheme(settings);
  const motion = settings.reducedMotion ? withoutMotion : '';
  answerMotionQueries(() => settings.reducedMotion);
  const sheets = [...theme.generateStyleSheets(), ...(own?.styleSheets() ?? [])];
  variables.textContent = printCss(sheets) + motion;
  if (!variables.isConnected) document.head.append(variables);
  showSpacingAndColors(settings);
}
