import { useState } from 'react';

/** A row of the list, and what is new in it. */
interface ListedRow {
  readonly id: string;
  readonly news: string;
}

const noRows: readonly ListedRow[] = [];

/**
 * Rows in the order in which they were first shown, although the server orders them anew with each change: what somebody has just read
 * or answered stays where it is until the list is left. New rows, and rows with something new, come where the server has them.
 * @param list another page or part of a list, with an order of its own, has another name
 * @param newsOf changes where there is something new in a row; empty if there is nothing
 */
export const useStableOrder = <Row extends { readonly id: string }>(
  list: string,
  rows: readonly Row[],
  newsOf: (row: Row) => string,
): readonly Row[] => {
  const [previous, setPrevious] = useState({ list, rows: noRows });
  const known = new Map(
    (previous.list === list ? previous.rows : noRows).map(({ id, news }, at) => [id, { at, news }]),
  );
  const stays = (row: Row): boolean => {
    const before = known.get(row.id);
    const news = newsOf(row);
    return before !== undefined && (news === '' || news === before.news);
  };
  const staying = rows
    .filter(stays)
    .sort((a, b) => (known.get(a.id)?.at ?? 0) - (known.get(b.id)?.at ?? 0))
    .values();
  const shown = rows.map((row) => (stays(row) ? (staying.next().value ?? row) : row));
  const now = shown.map((row) => ({ id: row.id, news: newsOf(row) }));
  // An adjustment while rendering, as React documents it: what is shown next depends on what is shown now.
  if (previous.list !== list || JSON.stringify(now) !== JSON.stringify(previous.rows))
    setPrevious({ list, rows: now });
  return shown;
};
