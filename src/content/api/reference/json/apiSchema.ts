import { z } from 'zod';

const plan = z.enum(['pro', 'premium']).describe('Paid plan; missing for the community plan');

const prop = z
  .strictObject({
    name: z.string(),
    type: z.string().describe('Resolved type as TypeScript source'),
    required: z.boolean(),
    default: z.string().optional().describe('Default value as TypeScript source'),
    description: z.string().describe('Markdown; may be empty'),
    deprecated: z.string().optional().describe('Why not to use it; empty where no reason is given'),
    plan: plan.optional(),
    signature: z
      .strictObject({
        parameters: z.array(
          z.strictObject({
            name: z.string(),
            type: z.string(),
            optional: z.boolean(),
            description: z.string(),
          }),
        ),
        returns: z.strictObject({ type: z.string(), description: z.string() }),
      })
      .optional()
      .describe('Of callbacks and methods'),
  })
  .describe('A prop, a parameter, a returned field or a member of an interface');

const slot = z.strictObject({
  name: z.string(),
  description: z.string(),
  default: z.string().optional().describe('Element or component rendered by default'),
  className: z.string().optional().describe('Global class of the slot'),
  replaceable: z.boolean().describe('Whether the `slots` prop replaces it'),
  deprecated: z.string().optional(),
  plan: plan.optional(),
});

const cssClass = z.strictObject({
  key: z.string().describe('Rule name in `classes` and `styleOverrides`'),
  className: z.string().describe('Class name in the document'),
  description: z.string(),
  isGlobal: z.boolean().describe('Whether it is a state that many components share'),
  deprecated: z.string().optional(),
});

const shared = {
  $schema: z.string().describe('Address of this schema'),
  name: z.string(),
  product: z.string().describe('Id of the product, `material-ui`'),
  packageName: z.string(),
  imports: z.array(z.string()).describe('Import statements, the preferred one first'),
  url: z.string().describe('Address of the reference page'),
  description: z.string().describe('Markdown; may be empty'),
  deprecated: z.string().optional(),
  plan: plan.optional(),
  definitions: z
    .record(z.string(), z.string())
    .describe('Declarations of the types that are mentioned by name'),
};

const component = z.strictObject({
  ...shared,
  kind: z.literal('component'),
  themeName: z.string().optional().describe('Key in `theme.components`'),
  themeOptions: z
    .strictObject({
      augmentation: z.string().optional().describe("Module that adds the key to the theme's types"),
      props: z.array(z.string()).describe('Props that can be in `defaultProps`'),
      styles: z.array(z.string()).describe('Rules that can be in `styleOverrides`'),
    })
    .optional()
    .describe("What the theme's types accept under the key; missing if they lack the key"),
  props: z.array(prop).describe('Own props, sorted by name'),
  inherited: z
    .array(
      z.strictObject({
        from: z.string().describe('Component or interface that declares them'),
        url: z.string().optional().describe('Address of its reference page'),
        props: z.array(prop),
      }),
    )
    .describe('Props passed on to another component, nearest first'),
  element: z.string().optional().describe('HTML or SVG element that gets all other attributes'),
  attributesOf: z.string().optional().describe('Element whose attributes the types accept'),
  elementAttributes: z.number().int().describe('How many more attributes the types accept'),
  polymorphic: z.boolean().describe('Whether `component` changes the root element'),
  ref: z.string().optional().describe('Type of what the ref holds; missing without a ref'),
  slots: z.array(slot),
  classes: z.array(cssClass),
});

const hook = z.strictObject({
  ...shared,
  kind: z.literal('hook'),
  parameters: z.array(prop),
  returnValue: z
    .array(prop)
    .describe('Fields of the returned object; one without a name for any other value'),
});

const members = z.strictObject({ ...shared, kind: z.literal('interface'), members: z.array(prop) });

/** The API of one component, hook or interface as the site publishes it for programs. */
export const apiRecordSchema = z.discriminatedUnion('kind', [component, hook, members]);

/** A record that matches {@link apiRecordSchema}. */
export type ApiRecord = z.infer<typeof apiRecordSchema>;

/** Prints the schema as JSON Schema 2020-12, published at `/api/schema.json`; `id` is its own absolute address. */
export function printApiSchema(id: string): string {
  const schema = z.toJSONSchema(apiRecordSchema, { target: 'draft-2020-12' });
  return `${JSON.stringify({ $id: id, title: 'API of a component, hook or interface', ...schema }, null, 2)}\n`;
}
