/** Each look is a set of values for the same variables. */
export const looks = {
  Rows: { '--ListItem-minHeight': '40px' },
  Cards: {
    '--List-padding': '8px',
    '--List-radius': '16px',
    '--List-gap': '6px',
    '--ListItem-minHeight': '48px',
  },
  Dense: {
    '--List-padding': '4px',
    '--List-radius': '8px',
    '--ListItem-minHeight': '28px',
    '--ListItem-paddingX': '8px',
    '--ListItemDecorator-size': '28px',
    '--Icon-fontSize': '16px',
  },
} as const;

export type Look = keyof typeof looks;
