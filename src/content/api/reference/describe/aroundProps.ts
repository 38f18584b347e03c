import type { ComponentApi } from '@/model';
import { translate } from '../words';
import { isFromReact } from './propRow';

/** Returns where all other props go, whether the root can be replaced, and what the ref holds; as Markdown. */
export function aroundProps({ inherited, element, polymorphic, ref }: ComponentApi): string {
  const handing = inherited.filter(({ from }) => !isFromReact(from));
  const names = handing.map(({ from, pathname }) => (pathname ? `[${from}](${pathname})` : from));
  const list = new Intl.ListFormat('en').format(names);
  return [
    names.length > 0 && translate('restToComponent', { names: list }),
    element && translate('restToElement', { element }),
    polymorphic && translate('polymorphic'),
    aboutRef(ref),
  ]
    .filter(Boolean)
    .join(' ');
}

function aboutRef(ref: string | undefined): string {
  if (ref === undefined) return translate('noRef');
  return ref === 'unknown' ? translate('refOpen') : translate('ref', { type: ref });
}
