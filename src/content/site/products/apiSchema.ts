import * as z from 'zod';
import { object, pathname, text, texts } from './factSchemas';

const apiSource = object({
  packageName: text,
  area: text.optional(),
  plan: z.enum(['pro', 'premium']).optional(),
  themeAugmentation: text.optional(),
  include: texts.optional(),
  folders: texts.optional(),
  interfaces: texts.optional(),
  events: object({ name: text, lookup: text }).optional(),
  selectors: text.optional(),
});

/** The schema of the fact `api`. */
export const apiSchema = object({
  sources: z.array(apiSource).meta({ allows: "a list such as `[{ packageName: '@scope/name' }]`" }),
  componentAddress: pathname,
  hookAddress: pathname.optional(),
  groups: z
    .record(text, texts)
    .meta({ allows: "an object such as `{ tabs: ['Tab'] }`" })
    .optional(),
  swatches: z
    .record(text, text)
    .meta({ allows: "an object such as `{ primary: 'var(--palette-primary)' }`" })
    .optional(),
});
