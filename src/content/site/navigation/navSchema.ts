import * as z from 'zod';
import { navIconNames } from '@/model';

const text = z.string().min(1);
const flag = z.boolean().optional();

const base = {
  deprecated: flag,
  newFeature: flag,
  planned: flag,
  unstable: flag,
  beta: flag,
  legacy: flag,
  plan: z.enum(['pro', 'premium']).optional(),
  title: text.optional(),
  icon: z.enum(navIconNames).optional(),
  linkProps: z.record(z.string(), z.string()).optional(),
};

const pathname = z.string().regex(/^\/.*(\/|\/#[\w-]+)$/, 'must start and end with a slash');
const children = z.array(z.unknown());

/** The schema of each kind of entry; child entries are checked separately. */
export const navSchemas = {
  page: z.strictObject({ ...base, kind: z.literal('page'), pathname, disableAd: flag }),
  group: z.strictObject({ ...base, kind: z.literal('group'), pathname, children }),
  subheader: z.strictObject({ ...base, kind: z.literal('subheader'), subheader: text, children }),
  api: z.strictObject({ ...base, kind: z.literal('api'), pathname, below: pathname.optional() }),
  link: z.strictObject({ ...base, kind: z.literal('link'), title: text, href: text }),
};

/** The kind of an entry. */
export type NavKind = keyof typeof navSchemas;
