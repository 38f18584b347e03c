import { memo } from 'react';
import { useTranslate } from '@/base/i18n';
import type { LoadedNavigation } from './loadNavigation';
import { useNavigation } from './useNavigation';
import type { Place } from './useCurrentLink';

/** Renders the navigation of the current product. Its markup comes with the document; listeners are added here. */
export function SideNav(place: Place) {
  const t = useTranslate();
  const { nav, html, loaded } = useNavigation(place);
  return (
    <nav ref={nav} aria-label={t('navigation.label')} className="nav-tree" data-print="hide">
      {loaded ? (
        <FetchedTree key={loaded.version} navigation={loaded} pathname={place.pathname} />
      ) : (
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </nav>
  );
}

interface FetchedTreeProps {
  navigation: LoadedNavigation;
  pathname: string;
}

/** Renders a fetched navigation once per product; later changes modify its DOM, as in the one of the document. */
const FetchedTree = memo(
  function FetchedTree({ navigation: { Tree, items }, pathname }: FetchedTreeProps) {
    return (
      <div>
        <Tree items={items} pathname={pathname} />
      </div>
    );
  },
  (before, after) => before.navigation === after.navigation,
);
