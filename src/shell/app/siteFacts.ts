import type { InHouseAd, ProductFacts, Sponsor } from '@/model';

/** Facts from `docs-data/` that every page may need. */
export interface SiteFacts {
  products: readonly ProductFacts[];
  sponsors: readonly Sponsor[];
  sponsorInvitation: string;
  inHouseAds: readonly InHouseAd[];
}
