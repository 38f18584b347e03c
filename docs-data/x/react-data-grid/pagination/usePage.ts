import { useEffect, useState } from 'react';
import type { GridPaginationModel } from '@mui/x-data-grid';
import { answerAsServer, type RowsResponse } from '../../data/answerAsServer';

interface Answer<Row> extends RowsResponse<Row> {
  page: number;
  pageSize: number;
}

/** Fetches a page of `all` as if from a server, and returns the previous page until it arrives. */
export function usePage<Row extends object>(
  all: readonly Row[],
  { page, pageSize }: GridPaginationModel,
) {
  const [answer, setAnswer] = useState<Answer<Row>>();

  useEffect(() => {
    let isCurrent = true;
    const paginationModel = { page, pageSize };
    answerAsServer(all, { paginationModel }).then((found) => {
      if (isCurrent) setAnswer({ ...found, ...paginationModel });
    });
    return () => {
      isCurrent = false;
    };
  }, [all, page, pageSize]);

  return {
    rows: answer?.rows ?? [],
    rowCount: answer?.rowCount,
    loading: answer?.page !== page || answer.pageSize !== pageSize,
  };
}
