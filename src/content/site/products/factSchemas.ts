import * as z from 'zod';

/** A non-empty string. */
export const text = z.string().min(1).meta({ allows: 'a text' });

/** A list of non-empty strings. */
export const texts = z.array(text).meta({ allows: "a list of texts, such as `['one', 'two']`" });

/** A page of this site, or the URL of another site. */
export const address = text
  .regex(/^(\/|https:\/\/)/)
  .meta({ allows: 'an address that starts with a slash or with `https://`' });

/** A page of this site. */
export const pathname = text
  .regex(/^\/([^/]+\/)*(#.*)?$/)
  .meta({ allows: 'an address of this site, with a slash at both ends' });

/** A switch. */
export const flag = z.boolean();

/** Creates the schema of an object with these keys and no others. */
export function object<Shape extends z.ZodRawShape>(shape: Shape) {
  const keys = Object.keys(shape).map((key) => `\`${key}\``);
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(keys);
  return z.strictObject(shape).meta({ allows: `an object with ${list}` });
}
