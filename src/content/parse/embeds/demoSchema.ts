import * as z from 'zod';

/** What `"playground"` may say next to the name of a component. */
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
    .describe('Props in the order of their controls.'),
  variables: z
    .record(
      z.string().startsWith('--'),
      z.union([
        z.tuple([z.number(), z.number(), z.number()]),
        z.tuple([z.number(), z.number(), z.number(), z.string()]),
      ]),
    )
    .optional()
    .describe('CSS variables: `[start, smallest, largest]`, and a unit other than px.'),
  presets: z
    .record(z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))
    .optional()
    .describe('Sets of values, by name.'),
});

/** What a `{{"demo": …}}` line may say (contract §7); an unknown option is an error. */
export const demoSchema = z.strictObject({
  demo: z.string().min(1).describe('File beside the page, `BasicButtons.js`.'),
  bg: z
    .union([z.boolean(), z.enum(['inline', 'gradient', 'outlined', 'playground'])])
    .optional()
    .describe('Background of the box; `true` is plain.'),
  hideToolbar: z.boolean().optional().describe('No toolbar: the demo is an illustration.'),
  hideEditButton: z.boolean().optional().describe('No buttons that open the demo elsewhere.'),
  defaultCodeOpen: z.boolean().optional().describe('`false`: no preview of the code.'),
  iframe: z.boolean().optional().describe('The demo gets a window of its own.'),
  height: z.number().positive().optional().describe('Pixels, of the iframe.'),
  maxWidth: z.number().positive().optional().describe('Pixels, of the box.'),
  disableLiveEdit: z.boolean().optional().describe('The code cannot be edited in place.'),
  playground: z
    .union([z.string().min(1), playgroundSchema])
    .optional()
    .describe('Controls for the first element of a component.'),
  disableAd: z.boolean().optional().describe('No ad below this demo.'),
});
