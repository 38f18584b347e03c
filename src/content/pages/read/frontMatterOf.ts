import * as z from 'zod';
import type { Product, ProductId } from '@/model';
import { frontMatterSchema } from '@/model/frontMatter';
import { postFrontMatterSchema } from '@/model/postFrontMatter';

/** Schemas by product, created on first use and shared by all pages of a product. */
const known = new Map<ProductId, z.ZodObject>();

/** Returns the schema for the front matter of a product's pages: `productId` is this product or missing. */
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
