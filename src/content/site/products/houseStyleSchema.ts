import * as z from 'zod';
import type { HouseStyle, PageKind } from '@/model';
import { object, text, texts } from './factSchemas';

/** Each kind once, as the type has them. */
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

/** What the facts for the checks of the house style have to be. */
export const houseStyleSchema = object({
  kinds: z
    .array(object({ pages: text, kind }))
    .meta({ allows: "a list such as `[{ pages: '/system/*/', kind: 'guide' }]`" }),
  packagesWithoutIndex: texts.optional(),
  classPrefixes: texts.optional(),
}) satisfies z.ZodType<HouseStyle>;
