import * as z from 'zod';
import { productIds, type Product, type ProductCategory } from '@/model';
import { address, flag, object, pathname, text, texts } from './factSchemas';
import { houseStyleSchema } from './houseStyleSchema';
import { apiSchema } from './apiSchema';

const categories = [
  'core',
  'x',
  'toolpad',
  'docs',
  'docs-infra',
] as const satisfies readonly ProductCategory[];

const versions = z
  .array(object({ text, href: address, current: flag.optional(), pages: texts.optional() }))
  .meta({ allows: "a list such as `[{ text: 'v5', href: 'https://v5.example.com/' }]`" });

const startingPoints = z
  .array(object({ title: text, href: address }))
  .meta({ allows: "a list such as `[{ title: 'Set up the theme', href: '/theming/' }]`" });

const projectTheme = object({
  module: text,
  create: text,
  provider: text,
  modeAttribute: text.optional(),
  takes: z.array(z.enum(['spacing', 'colors', 'density'])).optional(),
  baseline: text.optional(),
  fonts: texts.optional(),
});

const blog = object({
  authors: z
    .record(text, object({ name: text, href: address.optional() }))
    .meta({ allows: "an object such as `{ key: { name: 'A name' } }`" }),
  tags: texts,
});

const fonts = z
  .array(object({ mention: text, stylesheet: address }))
  .meta({ allows: 'a list of objects with `mention` and `stylesheet`' });

const icons = object({
  packageName: text,
  page: pathname,
  parameter: text,
  styles: z
    .array(object({ name: text, suffix: z.string() }))
    .min(1)
    .meta({ allows: "a list such as `[{ name: 'Filled', suffix: '' }]`" }),
  synonyms: text.optional(),
  sizes: z.record(text, z.number()).meta({ allows: 'an object such as `{ small: 20 }`' }),
  colors: z.record(text, text).meta({ allows: "an object such as `{ primary: '#00f' }`" }),
});

/** The schema of each fact of a product. */
export const productShape = {
  id: z.enum(productIds),
  category: z.enum(categories),
  name: text,
  description: text,
  prefix: pathname,
  otherPrefixes: z.array(pathname).meta({ allows: "a list such as `['/docs/']`" }).optional(),
  home: address,
  logo: text,
  packageName: text.optional(),
  editRoot: address.optional(),
  repository: address.optional(),
  olderVersions: versions.optional(),
  oldestVersions: versions.optional(),
  supportPolicy: address.optional(),
  searchedLast: z.array(pathname).optional(),
  install: text.optional(),
  startingPoints: startingPoints.optional(),
  showcase: address.optional(),
  colorPage: pathname.optional(),
  projectTheme: projectTheme.optional(),
  demoTheme: text.optional(),
  api: apiSchema.optional(),
  iconFontComponents: texts.optional(),
  fonts: fonts.optional(),
  demoLicense: object({ packages: texts, module: text, notices: texts.optional() }).optional(),
  demoSheets: z.array(object({ packages: texts, css: text })).optional(),
  icons: icons.optional(),
  compares: z
    .array(z.enum(productIds))
    .min(2)
    .meta({ allows: 'a list of at least two products' })
    .optional(),
  blog: blog.optional(),
  houseStyle: houseStyleSchema.optional(),
  forAuthors: flag.optional(),
  listed: flag,
} satisfies Record<keyof Product, z.ZodType>;

/** The schema of a `product.ts`'s default export. */
export const productSchema = object(productShape) satisfies z.ZodType<Product>;
