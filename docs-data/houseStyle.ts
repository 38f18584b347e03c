/** Packages of Material UI and its relatives have a module for each component: demos import these. */
export const packagesWithoutIndex = [
  '@mui/material',
  '@mui/lab',
  '@mui/icons-material',
  '@mui/joy',
  '@mui/base',
] as const;

/** What class names of all the packages begin with. */
export const classPrefixes = ['Mui'] as const;
