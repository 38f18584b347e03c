/** Written out as `process.env.NAME`, so that Next inlines the public values into the browser's bundle. */
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

/** Values of the environment by name (contract §2); `checkEnvironment` checks them before the build. */
export type Variables = Readonly<Partial<typeof variables>>;

/** Reads all settings of the site from an environment. */
export function readEnvironment(values: Variables) {
  return {
    /** Canonical origin without a slash at the end. */
    siteUrl: (values.SITE_URL || 'https://mui.com').replace(/\/$/, ''),
    /** The only host that counts as production. */
    productionHost: values.NEXT_PUBLIC_PRODUCTION_HOST || 'mui.com',
    /** Measurement id of analytics; undefined means no analytics. */
    analyticsId: values.NEXT_PUBLIC_GA_ID || undefined,
    /** Address to which feedback is posted: a path of this site, or a URL. */
    feedbackUrl: values.NEXT_PUBLIC_FEEDBACK_URL || '/api/feedback',
    /** URL of the ad network's script; undefined means no network ads. */
    adNetworkScript: values.NEXT_PUBLIC_CARBON_SRC || undefined,
    /** URL of the remote ad service's JSON; undefined means no ads below demos. */
    remoteAdsUrl: values.NEXT_PUBLIC_ADS_JSON_URL || undefined,
    /** URL of the icon font's style sheet on a fonts service. */
    iconFontUrl:
      values.NEXT_PUBLIC_ICON_FONT_URL ||
      'https://fonts.googleapis.com/icon?family=Material+Icons+Two+Tone',
    /** License key for the components of a product that need one. */
    licenseKey: values.NEXT_PUBLIC_MUI_X_LICENSE_KEY || undefined,
    /** Application id of the hosted search; undefined means no hosted search. */
    searchAppId: values.NEXT_PUBLIC_DOCSEARCH_APP_ID || undefined,
    /** Search-only key of the hosted search. */
    searchKey: values.NEXT_PUBLIC_DOCSEARCH_API_KEY || undefined,
    /** Index name of the hosted search. */
    searchIndexName: values.NEXT_PUBLIC_DOCSEARCH_INDEX || undefined,
    /** Origin on which edited code runs, without a slash at the end; undefined means the site's own, in a sandbox. */
    sandboxOrigin: values.NEXT_PUBLIC_SANDBOX_ORIGIN
      ? new URL(values.NEXT_PUBLIC_SANDBOX_ORIGIN).origin
      : undefined,
    /** Whether the export omits the pages for authors. */
    production: values.DEPLOY_ENV === 'production',
    /** Whether a kill switch replaces the service worker. */
    workerOff: values.SERVICE_WORKER === 'off',
    /** URL to which browsers report violations of the content security policy. */
    policyReportUrl: values.CSP_REPORT_URL || undefined,
  } as const;
}

/** The environment of this deployment, read once. */
export const environment = readEnvironment(variables);
