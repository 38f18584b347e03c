// eslint-disable-next-line @next/next/no-document-import-in-page -- pages/_document.tsx only names this one
import NextDocument, { Html, Main, NextScript, type DocumentContext } from 'next/document';
import { earlyBodyScript, themeColors } from '@/base/theme/settings';
import { openNavigationStyle } from '@/features/navigation/server';
import { environment } from '@/site';
import { LastStylesHead } from '@/workarounds/last-styles/LastStylesHead';
import { ScriptStart } from '@/workarounds/late-scripts/LateScripts';
import { listAdServices } from '../ads/adServices';
import { fontClasses } from '../app/fonts';
import { earlyDemoFonts } from './earlyDemoFonts';
import { earlyScriptsOf } from './earlyScripts';
import { withoutHtml } from './withoutHtml';
import { demoCssOf, demoSheetOf, earlyDemoStylesOf, isDemoAlone } from './demoStylesOf';
import { renderWithNavigation } from './renderWithNavigation';

/** The origin of the site, with which `print.css` completes the addresses of links. */
const siteUrl = `:root{--site-url:${JSON.stringify(environment.siteUrl)}}`;

/**
 * The HTML document around every page. It sends each text once (`__NEXT_DATA__` goes out without HTML bodies), gives
 * the side navigation to the server's render only, and sets color scheme and direction before the first paint.
 */
export class DocsDocument extends NextDocument {
  static override async getInitialProps(context: DocumentContext) {
    await renderWithNavigation(context);
    return NextDocument.getInitialProps(context);
  }

  override render() {
    const data = this.props.__NEXT_DATA__;
    const demoCss = demoCssOf(data.props);
    const isAlone = isDemoAlone(data.props);
    const demoSheet = demoSheetOf(data.props);
    const fonts = earlyDemoFonts(earlyDemoStylesOf(data.props));
    const scripts = earlyScriptsOf(data.props);
    data.props = withoutHtml(data.props);
    const demoStyle = <style data-demo-css="" dangerouslySetInnerHTML={{ __html: demoCss }} />;
    return (
      <Html lang="en" dir="ltr" data-mui-color-scheme="light" className={fontClasses}>
        <LastStylesHead lastStyle={isAlone && demoCss !== '' ? demoStyle : undefined}>
          <meta
            name="theme-color"
            content={themeColors.light}
            media="(prefers-color-scheme: light)"
          />
          <meta
            name="theme-color"
            content={themeColors.dark}
            media="(prefers-color-scheme: dark)"
          />
          {listAdServices(environment).map((service) => (
            <meta key={service.name} {...service} />
          ))}
          <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/static/icons/apple-touch-icon.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          {fonts.map((href) => (
            <link
              key={href}
              rel="preload"
              as="font"
              type="font/woff2"
              href={href}
              crossOrigin="anonymous"
            />
          ))}
          {scripts.map((script) => (
            <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
          ))}
          {!isAlone && <style media="print" dangerouslySetInnerHTML={{ __html: siteUrl }} />}
          {!isAlone && demoCss !== '' && demoStyle}
          {demoSheet && (
            <style data-demo-sheet="" dangerouslySetInnerHTML={{ __html: demoSheet }} />
          )}
          <noscript>
            <style dangerouslySetInnerHTML={{ __html: openNavigationStyle }} />
          </noscript>
        </LastStylesHead>
        <body className="mode-light" dir="ltr">
          <script dangerouslySetInnerHTML={{ __html: earlyBodyScript }} />
          <Main />
          <NextScript />
          <ScriptStart />
        </body>
      </Html>
    );
  }
}
