import type { GridColDef } from '@mui/x-data-grid';

/** A title in the catalog of a library; `rating` is out of 5. */
export interface Book {
  id: number;
  title: string;
  author: string;
  subject: string;
  year: number;
  pages: number;
  rating: number;
  onLoan: boolean;
}

type Line = [string, string, string, number, number, number, boolean];

const lines: Line[] = [
  ['The Salt Road', 'Ines Varga', 'Travel', 2011, 288, 4.5, false],
  ['Moss and Stone', 'Peter Hale', 'Gardening', 2019, 176, 4, true],
  ['A Winter Ledger', 'Ruth Adeyemi', 'Fiction', 2003, 412, 4.5, false],
  ['Small Engines', 'Karl Brandt', 'Technology', 1998, 240, 3.5, false],
  ['The Quiet Orchard', 'Ines Varga', 'Fiction', 2016, 352, 5, true],
  ['Bread by Hand', 'Lucie Garnier', 'Cooking', 2020, 208, 4, false],
  ['Tides and Charts', 'Owen Pryce', 'Science', 2008, 320, 3, false],
  ['Paper Bridges', 'Mei Sato', 'Fiction', 2021, 264, 4, true],
  ['Éclairs', 'Lucie Garnier', 'Cooking', 2014, 144, 3.5, false],
  ['The Clock Tower', 'Ruth Adeyemi', 'Fiction', 1995, 384, 2.5, false],
  ['Soil', 'Peter Hale', 'Gardening', 2013, 232, 4.5, true],
  ['Night Trains', 'Anton Weiss', 'Travel', 2018, 296, 4, false],
  ['Counting Birds', 'Mei Sato', 'Science', 2012, 256, 4.5, false],
  ['Signals', 'Karl Brandt', 'Technology', 2005, 368, 3, true],
  ['Café Corner', 'Anton Weiss', 'Fiction', 2022, 312, 3.5, false],
  ['Islands in Fog', 'Owen Pryce', 'Travel', 1999, 192, 4, false],
  ['Ferment', 'Lucie Garnier', 'Cooking', 2017, 224, 5, true],
  ['Glass Rivers', 'Ines Varga', 'Science', 2023, 336, 4, false],
];

export const books: Book[] = lines.map(
  ([title, author, subject, year, pages, rating, onLoan], index) => ({
    id: index + 1,
    title,
    author,
    subject,
    year,
    pages,
    rating,
    onLoan,
  }),
);

const subjects = [
  'Cooking',
  'Fiction',
  'Gardening',
  'Science',
  'Technology',
  'Travel',
];

export const bookColumns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 115 },
  {
    field: 'subject',
    headerName: 'Subject',
    type: 'singleSelect',
    valueOptions: subjects,
    width: 125,
  },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    valueFormatter: (year?: number | null) => String(year ?? ''),
    width: 80,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 120 },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean', width: 100 },
];
