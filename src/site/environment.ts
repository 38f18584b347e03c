/** Literal `process.env.NAME` lets Next put the public values into the browser's bundle. */
const variables = {
  SITE_URL: process.env.SITE_URL,
  NEXT_PUBLIC_PRODUCTION_HOST: process.env.NEXT_PUBLIC_PRODUCTION_HOST,
  NEXT_PUBLIC_GA_ID: process.env.NEXT_PUBLIC_GA_ID,
  NEXT_PUBLIC_FEEDBACK_URL: process.env.NEXT_PUBLIC_FEEDBACK_URL,
  NEXT_PUBLIC_CARBON_SRC: process.env.NEXT_PUBLIC_CARBON_SRC,
  NEXT_PUBLIC_ADS_JSON_URL: process.env.NEXT_PUBLIC_ADS_JSON_URL,
  NEXT_PUBLIC_ICON_FONT_URL: process.env.NEXT_PUBLIC_ICON_FONT_URL,
  NEXT_PUBLIC_MUI_X_LICENSE_KEY: process.env.NEXT_PUBLIC_MUI_X_LICENSE_KEY,
  NEXT_PUBLIC_DOCSEARCH_APP_ID: process.env.NEXT_PUBLIC_DOCSEARCH_APP_ID,
  NEXT_PUBLIC_DOCSEARCH_API_KEY: process.env.NEXT_PUBLIC_DOCSEARCH_API_KEY,
  NEXT_PUBLIC_DOCSEARCH_INDEX: process.env.NEXT_PUBLIC_DOCSEARCH_INDEX,
  NEXT_PUBLIC_SANDBOX_ORIGIN: process.env.NEXT_PUBLIC_SANDBOX_ORIGIN,
  DEPLOY_ENV: process.env.DEPLOY_ENV,
  SERVICE_WORKER: process.env.SERVICE_WORKER,
  CSP_REPORT_URL: process.env.CSP_REPORT_URL,
};

/** Values of the environment by their names (contract §2); `checkEnvironment` checks them before the build. */
export type Variables = Readonly<Partial<typeof variables>>;

/** Everything the site reads from an environment. */
export function readEnvironment(values: Variables) {
  return {
    /** Canonical origin without a slash at the end. */
    siteUrl: (values.SITE_URL || 'https://mui.com').replace(/\/$/, ''),
    /** The one host on which the site counts as the real one. */
    productionHost: values.NEXT_PUBLIC_PRODUCTION_HOST || 'mui.com',
    /** Measurement id of analytics; without one no tag is requested. */
    analyticsId: values.NEXT_PUBLIC_GA_ID || undefined,
    /** Where feedback is posted; a path of this site, or an address elsewhere. */
    feedbackUrl: values.NEXT_PUBLIC_FEEDBACK_URL || '/api/feedback',
    /** Address of the ad network's script; without one there is no network ad. */
    adNetworkScript: values.NEXT_PUBLIC_CARBON_SRC || undefined,
    /** Address of the remote ad service's JSON; without one there are no ads below demos. */
    remoteAdsUrl: values.NEXT_PUBLIC_ADS_JSON_URL || undefined,
    /** Stylesheet of the icon font on a fonts service. */
    iconFontUrl:
      values.NEXT_PUBLIC_ICON_FONT_URL ||
      'https://fonts.googleapis.com/icon?family=Material+Icons+Two+Tone',
    /** Licence key for the components of a product that ask for one. */
    licenseKey: values.NEXT_PUBLIC_MUI_X_LICENSE_KEY || undefined,
    /** Application id of the hosted search; without one there is none. */
    searchAppId: values.NEXT_PUBLIC_DOCSEARCH_APP_ID || undefined,
    /** Its key, which only searches. */
    searchKey: values.NEXT_PUBLIC_DOCSEARCH_API_KEY || undefined,
    /** Name of its index. */
    searchIndexName: values.NEXT_PUBLIC_DOCSEARCH_INDEX || undefined,
    /** Origin on which edited code runs, without a slash at the end; without one it runs on the site's, in a sandbox. */
    sandboxOrigin: values.NEXT_PUBLIC_SANDBOX_ORIGIN
      ? new URL(values.NEXT_PUBLIC_SANDBOX_ORIGIN).origin
      : undefined,
    /** True leaves the pages for authors out of the export. */
    production: values.DEPLOY_ENV === 'production',
    /** True deploys the kill switch in place of the service worker. */
    workerOff: values.SERVICE_WORKER === 'off',
    /** Where browsers report what the content security policy forbids. */
    policyReportUrl: values.CSP_REPORT_URL || undefined,
  } as const;
}

/** The environment of this deployment, read once. */
export const environment = readEnvironment(variables);
