/**
 * Everything the site reads from the environment, read once (contract §2). Literal `process.env.NAME` lets Next put
 * the public values into the browser's bundle; `checkEnvironment` has checked them before the build.
 */
export const environment = {
  /** Canonical origin without a slash at the end. */
  siteUrl: (process.env.SITE_URL || 'https://mui.com').replace(/\/$/, ''),
  /** The one host on which the site counts as the real one. */
  productionHost: process.env.NEXT_PUBLIC_PRODUCTION_HOST || 'mui.com',
  /** Measurement id of analytics; without one no tag is requested. */
  analyticsId: process.env.NEXT_PUBLIC_GA_ID || undefined,
  /** Where feedback is posted; a path of this site, or an address elsewhere. */
  feedbackUrl: process.env.NEXT_PUBLIC_FEEDBACK_URL || '/api/feedback',
  /** Address of the ad network's script; without one there is no network ad. */
  adNetworkScript: process.env.NEXT_PUBLIC_CARBON_SRC || undefined,
  /** Address of the remote ad service's JSON; without one there are no ads below demos. */
  remoteAdsUrl: process.env.NEXT_PUBLIC_ADS_JSON_URL || undefined,
  /** Stylesheet of the icon font on a fonts service. */
  iconFontUrl:
    process.env.NEXT_PUBLIC_ICON_FONT_URL ||
    'https://fonts.googleapis.com/icon?family=Material+Icons+Two+Tone',
  /** Licence key for the components of a product that ask for one. */
  licenseKey: process.env.NEXT_PUBLIC_MUI_X_LICENSE_KEY || undefined,
  /** Application id of the hosted search; without one there is none. */
  searchAppId: process.env.NEXT_PUBLIC_DOCSEARCH_APP_ID || undefined,
  /** True leaves `/experiments/` out of the export. */
  production: process.env.DEPLOY_ENV === 'production',
  /** True deploys the kill switch in place of the service worker. */
  workerOff: process.env.SERVICE_WORKER === 'off',
} as const;
