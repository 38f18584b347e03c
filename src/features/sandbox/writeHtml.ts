import { environment } from '@/site';
import type { PaletteMode } from '@/base/theme/settings';
import type { DemoSource, ProjectTheme } from '@/model';
import type { ProjectRequest } from './project';

interface HtmlFacts extends Pick<ProjectRequest, 'settings'> {
  main: string;
  /** Without a theme, only the document can set the color scheme. */
  theme?: ProjectTheme;
}

/** Returns the `index.html` of a project, with the direction and the color scheme that the reader chose. */
export function writeHtml(source: DemoSource, { main, settings, theme }: HtmlFacts): string {
  return `<!doctype html>
<html lang="en" dir="${settings.direction}"${lookOf(settings.paletteMode, theme)}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${source.name}</title>${source.iconFont ? `\n    ${iconFontLink}` : ''}
  </head>
  <body>
    <div id="root" style="padding: 24px"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
}

/** Returns the attributes of `html` that set the color scheme. */
function lookOf(mode: PaletteMode, theme: ProjectTheme | undefined): string {
  if (!theme) return ` class="${mode}" style="color-scheme: ${mode}"`;
  return mode === 'dark' && theme.modeAttribute ? ` ${theme.modeAttribute}="dark"` : '';
}

const iconFontLink = `<link rel="stylesheet" href="${environment.iconFontUrl.replaceAll('&', '&amp;')}" />`;
