/** What pages bring whose demos have a data grid, whichever product shows them. */
export const gridSheet = {
  packages: [
    '@mui/x-data-grid',
    '@mui/x-data-grid-pro',
    '@mui/x-data-grid-premium',
  ],
  /**
   * Before it has measured itself, the grid has column headers of preliminary widths and
   * no rows. They show when they have their place, so that nothing moves. The grid renders
   * in the browser only, so its font is named here: the page preloads it.
   */
  css: `:where(.MuiDataGrid-root) {
  font-family: Roboto, Helvetica, Arial, sans-serif;
}
@media (scripting: enabled) {
  .MuiDataGrid-root:is(
      :not([style*='--DataGrid-rowWidth']),
      [style*='--DataGrid-rowWidth: 0px'],
      :not(:has(.MuiDataGrid-virtualScrollerRenderZone > *, .MuiDataGrid-overlayWrapper))
    ) > * {
    visibility: hidden;
  }
}`,
};
