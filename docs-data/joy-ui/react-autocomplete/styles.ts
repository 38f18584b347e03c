export const fieldStyle = { width: 300, maxWidth: '100%' } as const;

/** Text that is as dark as other text while the field is empty. */
export const placeholderStyle = { '--Input-placeholderOpacity': 1 } as const;
