import { gtag } from './gtag';

/** Every event the site sends, with what comes along (contract §8). */
export interface AnalyticsEvents {
  page_view: {
    page_title: string;
    page_location: string;
    productId: string;
    productCategoryId: string;
  };
  ad: { eventAction: 'display' | 'click' | 'crash'; eventLabel: string };
}

/** Sends an event. */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  details: AnalyticsEvents[Name],
): void {
  gtag('event', name, details);
}

/** What is known of the reader's setup (contract §8). */
export interface UserProperties {
  codeVariant: string;
  codeStylingVariant: string;
  userLanguage: string;
  devicePixelRatio: number;
  colorSchemeOS: 'light' | 'dark';
  colorScheme: 'light' | 'dark';
}

/** Tells properties of the reader's setup; those that are left out keep their last value. */
export function setUserProperties(properties: Partial<UserProperties>): void {
  gtag('set', 'user_properties', properties);
}
