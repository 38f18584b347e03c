import { useTranslate } from '@/base/i18n';
import { listPathname } from '@/model';
import { storeRoute, versionsRoute } from '@/site/routes';

/** A way to a part of the site that belongs to no product. */
export interface SiteLink {
  title: string;
  href: string;
}

/** The ways to the parts of the site next to the products. */
export function useSiteLinks(): SiteLink[] {
  const t = useTranslate();
  return [
    { title: t('shell.blog'), href: listPathname() },
    { title: t('shell.store'), href: storeRoute },
    { title: t('versions.viewAll'), href: versionsRoute },
  ];
}
