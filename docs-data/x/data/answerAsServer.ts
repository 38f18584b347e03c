import type {
  GridFilterModel,
  GridPaginationModel,
  GridSortModel,
} from '@mui/x-data-grid';

/** What a grid asks a server for; what is left out is not applied. */
export interface RowsRequest {
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
  paginationModel?: GridPaginationModel;
}

/** One page of rows, and how many rows match in all. */
export interface RowsResponse<Row> {
  rows: Row[];
  rowCount: number;
}

/**
 * Stands in for an API: filters, sorts and cuts `rows` as a database would, and
 * answers after `delay` milliseconds. Of the filter operators it has those that
 * the demos use: `contains`, `equals`, `is`, `>`, `>=`, `<` and `<=`.
 */
export function answerAsServer<Row extends object>(
  rows: readonly Row[],
  request: RowsRequest,
  delay = 400,
): Promise<RowsResponse<Row>> {
  const found = rows.filter((row) => matches(row, request.filterModel));
  const [sort] = request.sortModel ?? [];
  if (sort?.sort) {
    const direction = sort.sort === 'asc' ? 1 : -1;
    found.sort(
      (a, b) => direction * compare(read(a, sort.field), read(b, sort.field)),
    );
  }
  const { page, pageSize } = request.paginationModel ?? {
    page: 0,
    pageSize: found.length,
  };
  const start = page * pageSize;
  const answer = {
    rows: found.slice(start, start + pageSize),
    rowCount: found.length,
  };
  return new Promise((resolve) => setTimeout(() => resolve(answer), delay));
}

function read(row: object, field: string): unknown {
  return (row as Record<string, unknown>)[field];
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b);
  return Number(a) - Number(b);
}

function matches(row: object, model: GridFilterModel | undefined): boolean {
  return (model?.items ?? []).every(({ field, operator, value }) => {
    if (value === undefined || value === '') return true;
    const actual = read(row, field);
    switch (operator) {
      case 'contains':
        return String(actual)
          .toLowerCase()
          .includes(String(value).toLowerCase());
      case '>':
        return Number(actual) > Number(value);
      case '>=':
        return Number(actual) >= Number(value);
      case '<':
        return Number(actual) < Number(value);
      case '<=':
        return Number(actual) <= Number(value);
      default:
        return String(actual).toLowerCase() === String(value).toLowerCase();
    }
  });
}
