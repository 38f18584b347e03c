import * as z from 'zod';
import type { HouseStyle, PageKind } from '@/model';
import { object, text, texts } from './factSchemas';

/** Each kind once, as in the type. */
const kinds = {
  component: true,
  'unstyled component': true,
  guide: true,
  integration: true,
  'theme topic': true,
  layout: true,
  'data grid topic': true,
  chart: true,
  'picker topic': true,
  migration: true,
  overview: true,
  post: true,
} satisfies Record<PageKind, true>;

const kind = z.enum(Object.keys(kinds) as PageKind[]);

/** The schema of the house style's settings. */
export const houseStyleSchema = object({
  kinds: z
    .array(object({ pages: text, kind }))
    .meta({ allows: "a list such as `[{ pages: '/system/*/', kind: 'guide' }]`" }),
  packagesWithoutIndex: texts.optional(),
  classPrefixes: texts.optional(),
}) satisfies z.ZodType<HouseStyle>;
