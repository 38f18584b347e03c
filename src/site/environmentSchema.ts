import * as z from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .refine((value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`, {
    error: 'must have no path, query, hash or credentials',
  });

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com/file' })
  .regex(/^[^\s"'<>]*$/, { error: 'must have no quotes, spaces and angle brackets' });

const host = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d+)?$/i, { error: 'must be a host name such as example.com' });

const token = z.string().regex(/^[A-Za-z0-9]+$/, { error: 'must be letters and digits' });

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const networks = z
  .string()
  .refine((value) => value.split(',').every((entry) => network.safeParse(entry.trim()).success), {
    error: 'must be addresses such as 10.0.0.1 or ranges such as 10.0.0.0/8, with commas between',
  });

/** The variables of the hosted search: all three or none. */
export const hostedSearch = {
  NEXT_PUBLIC_DOCSEARCH_APP_ID: token.optional().describe('Application id of the hosted search.'),
  NEXT_PUBLIC_DOCSEARCH_API_KEY: token
    .optional()
    .describe('Its key for searching, not for writing.'),
  NEXT_PUBLIC_DOCSEARCH_INDEX: z
    .string()
    .regex(/^\S+$/, { error: 'must be the name of an index, without spaces' })
    .optional()
    .describe('Name of its index.'),
};

/** The schema of the environment; a sentence above each variable is its manual. All are optional. */
export const environmentSchema = z.object({
  SITE_URL: origin
    .optional()
    .describe('Canonical origin for canonical links, sitemap, feed and cards.'),
  NEXT_PUBLIC_PRODUCTION_HOST: host
    .optional()
    .describe('The one host on which the service worker registers and feedback counts.'),
  NEXT_PUBLIC_GA_ID: z
    .string()
    .regex(/^[A-Z]+-[A-Z0-9-]+$/i, { error: 'must be a measurement id such as G-XXXXXXX' })
    .optional()
    .describe('Analytics measurement id; unset: no tag is requested.'),
  NEXT_PUBLIC_FEEDBACK_URL: z
    .string()
    .regex(/^(\/(?!\/)|https?:\/\/)\S*$/, {
      error:
        'must be a path such as /api/feedback or an address such as https://example.com/feedback',
    })
    .optional()
    .describe('Where feedback is posted.'),
  TRUSTED_PROXIES: networks
    .optional()
    .describe('Proxies that are believed for whom they ask, and under which host.'),
  NEXT_PUBLIC_CARBON_SRC: address
    .optional()
    .describe("Address of the ad network's script; unset: no network ad."),
  NEXT_PUBLIC_ADS_JSON_URL: address
    .optional()
    .describe("Address of the remote ad service's JSON; unset: no ads below demos."),
  NEXT_PUBLIC_MUI_X_LICENSE_KEY: z
    .string()
    .regex(/^[\w+/=-]+$/, { error: 'must be a license key, letters and digits without spaces' })
    .optional()
    .describe("The data grid's license key; unset: its paid features show a watermark."),
  NEXT_PUBLIC_ICON_FONT_URL: address
    .optional()
    .describe('Stylesheet of the icon font, requested late and only by pages whose demos use it.'),
  NEXT_PUBLIC_SANDBOX_ORIGIN: origin
    .optional()
    .describe('Origin on which edited code runs; unset: a sandboxed frame of the site.'),
  ...hostedSearch,
  SERVICE_WORKER: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .optional()
    .describe('`off` deploys a worker that removes itself and all it kept.'),
  CSP_REPORT_URL: address
    .regex(/^[^;,]*$/, { error: 'must have no semicolon and no comma' })
    .optional()
    .describe('Where browsers report what the content security policy forbids; unset: nowhere.'),
  DEPLOY_ENV: z
    .enum(['production', 'preview', 'development'], {
      error: 'must be production, preview or development',
    })
    .optional()
    .describe('`production` leaves the pages for authors out of the export.'),
});
