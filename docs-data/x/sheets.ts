import { gridSheet } from '../gridSheet';

/**
 * Without a license key, the packages lay a watermark over the middle of their components
 * (`@mui/x-license/Watermark`, inline styles), where it crosses out days and rows. It
 * stays, as the license asks, and moves to the lower edge in small type. In a chart, whose
 * labels are at that edge, it moves to the upper one; in a tree, whose last label is
 * there, it moves below the edge. In a grid, it begins below the first column, because totals
 * are in the others.
 */
const watermark = {
  packages: [
    '@mui/x-charts-pro',
    '@mui/x-data-grid-pro',
    '@mui/x-data-grid-premium',
    '@mui/x-date-pickers-pro',
    '@mui/x-tree-view-pro',
  ],
  css: `[style*="z-index:100000;"][style*="letter-spacing"],
[style*="z-index: 100000;"][style*="letter-spacing"] {
  inset: 0 0 auto !important;
  text-align: end !important;
  font-size: 11px !important;
  letter-spacing: 1px !important;
}
:is(.MuiDateRangeCalendar-root, .MuiDataGrid-main) > [style*="letter-spacing"] {
  inset: auto 0 0 !important;
  text-align: center !important;
}
.MuiDataGrid-main > [style*="letter-spacing"] {
  text-align: start !important;
  padding-inline-start: 10px;
}
.MuiRichTreeViewPro-root > [style*="letter-spacing"] {
  inset: 100% 0 auto !important;
}`,
};

/** What pages bring for the packages that their demos import. */
/** Charts render in the browser only. The page preloads the font that is named here. */
const chartSheet = {
  packages: ['@mui/x-charts', '@mui/x-charts-pro'],
  css: `:where([class*='MuiCharts']) {
  font-family: Roboto, Helvetica, Arial, sans-serif;
}`,
};

export const demoSheets = [watermark, gridSheet, chartSheet] as const;
