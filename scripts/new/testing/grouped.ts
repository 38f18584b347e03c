/** A navigation of `demo-ui` with groups like those of a library. */
export const grouped = `export default [
  {
    kind: 'group',
    pathname: '/demo-ui/components/',
    children: [
      {
        kind: 'subheader',
        subheader: 'inputs',
        children: [
          { kind: 'page', pathname: '/demo-ui/react-button/' }, // first
        ],
      },
      {
        kind: 'subheader',
        subheader: 'data-display',
        children: [{ kind: 'page', pathname: '/demo-ui/react-list/' }],
      },
    ],
  },
];
`;
