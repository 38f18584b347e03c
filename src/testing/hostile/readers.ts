import { createPreference } from '@/base/code/createPreference';
import { formatDemoHash, parseDemoHash } from '@/base/code/parseDemoHash';
import { readHashTarget } from '@/base/address';
import { readCookie } from '@/base/storage';
import { deriveColors } from '@/base/theme/settings/deriveColors';
import { descriptors } from '@/base/theme/settings/descriptors';
import { isDismissed } from '@/features/ads/message/dismissal';
import { tableKinds, viewKey, viewOf } from '@/features/api-reference/views';
import { restoreTabs } from '@/features/code-blocks/restoreTabs';
import { readViewQuery } from '@/features/demos/view/viewAddress';
import { readQueue } from '@/features/feedback/delivery/queue';
import { readEdit } from '@/features/live-editor/link/editLink';
import { readAddress, writeAddress } from '@/features/icons/iconAddress';
import { readScroll } from '@/features/navigation/scrollMemory';
import { nearestPages } from '@/features/not-found/nearestPages';
import { withoutLanguage } from '@/base/address';
import { readRecent, recentKey } from '@/features/search/recent/recentSearches';
import { fillMessage } from '@/features/production-error/fillMessage';
import { readRequest } from '@/features/production-error/useRequest';
import type { IconFacts } from '@/model';
import { problemUnlessMatching, problemUnless, problemUnlessOneOf, type Reader } from './reader';
import { codeStylings, codeVariants, putCookie, putHash, putStored } from './places';

const iconStyle = (name: string, suffix: string) => ({ name, suffix, url: '', count: 1 });

const iconFacts = {
  parameter: 'selected',
  styles: [iconStyle('Filled', ''), iconStyle('Outlined', 'Outlined')],
} as unknown as IconFacts;

const { mode, direction, dense, paletteColors } = descriptors;

/** All code that reads cookies, hashes, queries and storage in the browser, except early scripts. */
export const readers: Readonly<Record<string, Reader>> = {
  'color mode': {
    files: ['src/base/theme/settings/storedSettings.ts', 'src/base/storage/local.ts'],
    meant: ['system', 'light', 'dark'],
    tryOn: (value) => problemUnlessOneOf(mode.parse(value), 'system', 'light', 'dark'),
  },
  'recent searches': {
    files: ['src/features/search/recent/recentSearches.ts'],
    meant: ['["button"]', '[]', '["a","b"]'],
    tryOn: (value) => {
      putStored(recentKey, value);
      const searches = readRecent();
      return problemUnless(
        searches.length <= 6 && searches.every((one) => one !== '' && one.length <= 100),
        searches,
      );
    },
  },
  direction: {
    files: ['src/base/theme/settings/storedSettings.ts'],
    meant: ['ltr', 'rtl'],
    tryOn: (value) => problemUnlessOneOf(direction.parse(value), 'ltr', 'rtl'),
  },
  density: {
    files: ['src/base/theme/settings/storedSettings.ts'],
    meant: ['dense'],
    tryOn: (value) => problemUnless(dense.parse(value) === (value === 'dense'), value),
  },
  spacing: {
    files: ['src/base/theme/settings/storedSettings.ts'],
    meant: ['2', '8', '16', '17'],
    tryOn(value) {
      const spacing = descriptors.spacing.parse(value);
      return problemUnless(Number.isInteger(spacing) && spacing >= 2 && spacing <= 16, spacing);
    },
  },
  'palette colors': {
    files: ['src/base/theme/settings/storedSettings.ts'],
    meant: ['{"primary":{"main":"#6a1b9a"}}', '{"secondary":{"main":"#00695C","50":"#fff"}}'],
    tryOn(value) {
      const derived = deriveColors(paletteColors.parse(value), 'dark');
      const foul = Object.entries(derived).filter(
        (entry) =>
          !/^--(mui|docs)-palette-[\w-]+ (#[\da-f]{3,8}|\d+ \d+ \d+)$/.test(entry.join(' ')),
      );
      return problemUnless(foul.length === 0, foul);
    },
  },
  'code variant': {
    files: ['src/base/code/createPreference.ts', 'src/base/code/preferences.ts'],
    meant: codeVariants,
    tryOn(value) {
      putCookie('codeVariant', value);
      const preference = createPreference('codeVariant', codeVariants);
      return problemUnlessOneOf(preference.get(), ...codeVariants);
    },
  },
  'code styling': {
    files: ['src/base/code/createPreference.ts'],
    meant: codeStylings,
    tryOn(value) {
      putCookie('codeStyling', value);
      return problemUnlessOneOf(
        createPreference('codeStyling', codeStylings).get(),
        ...codeStylings,
      );
    },
  },
  'any cookie': {
    files: ['src/base/storage/cookies.ts'],
    meant: ['a%20b', 'x=y', '"quoted"'],
    tryOn(value) {
      putCookie('dish', value);
      const found = readCookie('dish');
      return problemUnless(found === null || typeof found === 'string', found);
    },
  },
  'hash of a demo': {
    files: ['src/base/code/preferences.ts', 'src/features/demos/edit/useLiveEdit.ts'],
    meant: ['#BasicButtons', '#css-Intro.tsx', '#tailwind-Intro.js&edit=aB-_'],
    tryOn(value) {
      const { demo, variant, styling } = parseDemoHash(value);
      if (demo && parseDemoHash(formatDemoHash({ demo, variant, styling })).demo !== demo)
        return demo;
      return (
        problemUnlessMatching(demo, /^[A-Z][\w-]*$/) ??
        problemUnlessOneOf(variant, undefined, ...codeVariants) ??
        problemUnlessOneOf(styling, undefined, ...codeStylings)
      );
    },
  },
  'hash of a heading': {
    files: [
      'src/base/address/currentAddress.ts',
      'src/features/table-of-contents/useReadSection.ts',
      'src/features/api-reference/collapsedRows.ts',
    ],
    meant: ['#sizes', '#props-%C3%A9'],
    tryOn(value) {
      putHash(value);
      const target = readHashTarget();
      return problemUnless(target === null || target.length > 0, target);
    },
  },
  'edit in an address': {
    files: ['src/features/live-editor/link/editLink.ts'],
    meant: ['i64FAA', 'i0aqVtJRsopWKk5NLilKTM5W0lFKzk9JVYqN1VGKjq4FAA', 'eJwDAAAAAAE'],
    tryOn(value) {
      const files = readEdit(value);
      const isFine = files?.every(({ name, code }) => typeof name + typeof code === 'stringstring');
      return problemUnless(isFine !== false, files);
    },
  },
  'query of a demo alone': {
    files: ['src/features/demos/view/viewAddress.ts', 'src/shell/demo-frame/DemoAlone.tsx'],
    meant: ['?mode=dark&dir=rtl', '?density=dense&motion=reduce', '?density=comfortable'],
    tryOn(value) {
      const { mode, direction, dense, reducedMotion, ...rest } = readViewQuery(value);
      return (
        problemUnlessOneOf(mode, undefined, 'light', 'dark') ??
        problemUnlessOneOf(direction, undefined, 'ltr', 'rtl') ??
        problemUnlessOneOf(dense, undefined, true, false) ??
        problemUnlessOneOf(reducedMotion, undefined, true) ??
        problemUnless(Object.keys(rest).length === 0, rest)
      );
    },
  },
  'query of an error': {
    files: ['src/features/production-error/useRequest.ts'],
    meant: ['?code=11&args[]=primary&args[]=https://evil.example', '?code='],
    tryOn(value) {
      const request = readRequest(value);
      const pieces = fillMessage({ text: ['See ', ' and ', ''] }, request?.args);
      return problemUnless(!pieces.some(({ kind }) => kind === 'link'), pieces);
    },
  },
  'query of the icons': {
    files: ['src/features/icons/iconAddress.ts', 'src/features/icons/useIconRequest.ts'],
    meant: ['?query=trash&theme=Two%20tone', '?selected=DeleteOutlined', '?query=&theme='],
    tryOn(value) {
      const request = readAddress(value, iconFacts);
      const again = readAddress(writeAddress(request, value, iconFacts), iconFacts);
      return (
        problemUnlessOneOf(request.style, ...iconFacts.styles) ??
        problemUnless(request.query.length <= 200, request) ??
        problemUnless(again.selected === request.selected && again.style === request.style, again)
      );
    },
  },
  'feedback that waits': {
    files: ['src/features/feedback/delivery/queue.ts'],
    meant: [
      '[{"page":"/a/","section":"","rating":1,"comment":"","product":"a","version":"1","language":"en"}]',
      '[{"page":{},"rating":9}]',
    ],
    tryOn(value) {
      putStored('feedback-queue', value);
      const queue = readQueue();
      return problemUnless(queue.length <= 20 && queue.every(({ rating }) => rating <= 1), queue);
    },
  },
  'message that was closed': {
    files: ['src/features/ads/message/dismissal.ts'],
    meant: [String(Date.now()), '0'],
    tryOn(value) {
      putStored('ads-message-dismissed', value);
      return problemUnlessOneOf(isDismissed(), true, false);
    },
  },
  'scroll of the navigation': {
    files: ['src/features/navigation/scrollMemory.ts'],
    meant: ['0', '1200'],
    tryOn(value) {
      putStored('navigation-scroll-x', value, sessionStorage);
      const top = readScroll('x');
      return problemUnless(Number.isFinite(top) && top >= 0, top);
    },
  },
  'views of tables': {
    files: ['src/features/api-reference/views.ts'],
    meant: ['table', 'expanded', 'collapsed'],
    tryOn(value) {
      for (const kind of tableKinds) putStored(viewKey + kind, value);
      return problemUnlessOneOf(viewOf('props'), 'table', 'expanded', 'collapsed');
    },
  },
  'code tabs': {
    files: ['src/features/code-blocks/restoreTabs.ts'],
    meant: ['npm', 'pnpm', 'yarn'],
    tryOn(value) {
      putStored('codeblock-package-manager', value);
      restoreTabs(document);
      const selected = document.querySelectorAll('[role="tab"][aria-selected="true"]');
      return problemUnless(selected.length === 1, selected.length);
    },
  },
  'address without a page': {
    files: ['src/features/not-found/useNearestPages.ts'],
    meant: ['/zh/x/', '/pt-BR/material-ui/react-button', '/x/data-grid/'],
    tryOn(value) {
      const pages = [{ pathname: '/x/data-grid/', title: 'Data grid' }];
      const meant = withoutLanguage(value);
      return (
        problemUnlessMatching(meant, /^\/([^]*\/)?$/) ??
        problemUnless(nearestPages(value, pages).length <= 1, value)
      );
    },
  },
};
