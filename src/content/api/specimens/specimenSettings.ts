import * as z from 'zod';

const names = z.array(z.string()).default([]);

/**
 * Controls without an effect that tests can see, as `prop` or `Component.prop`, grouped by what would make it visible.
 */
const unseen = z
  .object({
    /** Use: hovering, pressing, typing or moving the focus. */
    whenUsed: names,
    /** Time: they set a delay or a duration. */
    inTime: names,
    /** Closing, opening or mounting again. */
    whenOpened: names,
    /** Sizes: in a test nothing has one. */
    withSizes: names,
    /** Another prop, child or state than the specimen has. */
    withOthers: names,
    /** Other rows, dates or series than the specimen has. */
    withOtherData: names,
  })
  .strict();

/** The schema of a product's `specimens/settings.json`. */
export const specimenSettings = z
  .object({
    around: z
      .record(
        z.string(),
        z.object({ imports: z.array(z.string()), tag: z.string(), props: z.string() }).strict(),
      )
      .default({}),
    without: z.record(z.string(), z.string().min(1)).default({}),
    withoutControls: z.record(z.string(), z.string().min(1)).default({}),
    rejects: z.record(z.string(), z.string().min(1)).default({}),
    unseen: unseen.default(unseen.parse({})),
  })
  .strict();

/**
 * A product's settings for specimens: providers by package; reasons by component that has no specimen or whose
 * playground doesn't react; reasons by prop with values that components reject; and the controls without a visible
 * effect.
 */
export type SpecimenSettings = z.infer<typeof specimenSettings>;
