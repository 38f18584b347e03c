import * as z from 'zod';

/** The options of `"playground"` besides the name of a component. */
export const playgroundSchema = z.strictObject({
  component: z.string().min(1).describe('The component, as the demo names it.'),
  props: z
    .array(
      z.union([
        z.string().min(1),
        z.strictObject({
          name: z.string().min(1),
          min: z.number().optional(),
          max: z.number().optional(),
          step: z.number().positive().optional(),
          options: z.array(z.union([z.string(), z.number()])).optional(),
        }),
      ]),
    )
    .optional()
    .describe('Props in the order of their controls.')
    .meta({ allows: 'a list such as `["size", {"name": "max", "min": 1, "max": 9, "step": 1}]`' }),
  variables: z
    .record(
      z.string().startsWith('--'),
      z.union([
        z.tuple([z.number(), z.number(), z.number()]),
        z.tuple([z.number(), z.number(), z.number(), z.string()]),
      ]),
    )
    .optional()
    .describe('CSS variables: `[start, smallest, largest]`, and a unit other than px.')
    .meta({ allows: 'an object such as `{"--Button-gap": [8, 0, 32]}`' }),
  presets: z
    .record(z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))
    .optional()
    .describe('Sets of values, by name.')
    .meta({ allows: 'an object such as `{"Small": {"size": "small"}}`' }),
});
