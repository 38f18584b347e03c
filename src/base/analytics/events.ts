import { gtag } from './gtag';

/** All analytics events with their parameters (contract §8). */
export interface AnalyticsEvents {
  page_view: {
    page_title: string;
    page_location: string;
    productId: string;
    productCategoryId: string;
  };
  ad: { eventAction: 'display' | 'click' | 'crash'; eventLabel: string };
}

/** Sends an event to analytics. */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  details: AnalyticsEvents[Name],
): void {
  gtag('event', name, details);
}

/** Properties of the reader's setup (contract §8). */
export interface UserProperties {
  codeVariant: string;
  codeStylingVariant: string;
  userLanguage: string;
  devicePixelRatio: number;
  colorSchemeOS: 'light' | 'dark';
  colorScheme: 'light' | 'dark';
}

/** Sends properties of the reader's setup to analytics; omitted ones keep their last value. */
export function setUserProperties(properties: Partial<UserProperties>): void {
  gtag('set', 'user_properties', properties);
}
