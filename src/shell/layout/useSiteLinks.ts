import { useTranslate } from '@/base/i18n';
import { listPathname } from '@/model';
import { storeRoute, versionsRoute } from '@/site/routes';

/** A link to a part of the site that belongs to no product. */
export interface SiteLink {
  title: string;
  href: string;
}

/** Returns the links to the parts of the site that belong to no product. */
export function useSiteLinks(): SiteLink[] {
  const t = useTranslate();
  return [
    { title: t('shell.blog'), href: listPathname() },
    { title: t('shell.store'), href: storeRoute },
    { title: t('versions.viewAll'), href: versionsRoute },
  ];
}
