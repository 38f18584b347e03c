import * as z from 'zod';
import type { Product, ProductId } from '@/model';
import { frontMatterSchema, postFrontMatterSchema } from '@/model/frontMatter';

/** A schema is compiled when it is used first: one for all pages of a product. */
const known = new Map<ProductId, z.ZodObject>();

/** What the front matter of a product's pages may hold: they name this product, or none. */
export function frontMatterOf(product?: Pick<Product, 'id' | 'blog'>): z.ZodObject {
  if (!product) return frontMatterSchema;
  const { id, blog } = product;
  const made = known.get(id);
  if (made && !blog) return made;
  const schema = (blog ? postFrontMatterSchema(blog) : frontMatterSchema).extend({
    productId: z
      .literal(id)
      .meta({ allows: `\`${id}\`, the product of its folder` })
      .optional(),
  });
  if (!blog) known.set(id, schema);
  return schema;
}
