import * as z from 'zod';

/** The options of a `{{"demo": …}}` line (contract §7); an unknown option is an error. */
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
    .union([z.string().min(1), z.looseObject({})])
    .optional()
    .describe('Controls for the first element of a component; `playgroundSchema` checks more.')
    .meta({ allows: 'the name of a component, or an object such as `{"component": "Button"}`' }),
  disableAd: z.boolean().optional().describe('No ad below this demo.'),
});
