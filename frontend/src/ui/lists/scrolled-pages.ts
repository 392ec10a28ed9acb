import { startTransition, useEffect, useMemo, useRef, useState } from 'react';

/** All rows of a long list, of which those near the place that is looked at have been read. */
export interface ScrolledRows<Row> {
  /** How many rows there are in all. */
  readonly count: number;
  /** Another list starts at its beginning. */
  readonly key: string;
  /** The row at a place; undefined until it has been read. */
  readonly rowAt: (index: number) => Row | undefined;
  /** The place of a row that has been read; -1 if it has not. */
  readonly indexOf: (id: string) => number;
  /** The rows from `first` to `last` are in sight. */
  readonly onSight: (first: number, last: number) => void;
}

interface ScrolledPagesOptions<Row> {
  /** What is listed: filter and order. Null if the list has pages instead. */
  readonly key: string | null;
  /** The first page, which the list reads by itself. */
  readonly first: readonly Row[] | undefined;
  /** How many rows there are; undefined until they are counted. */
  readonly total: number | undefined;
  readonly pageSize: number;
  /** The row that the keys act on: they go on from there, wherever somebody has scrolled to. */
  readonly current: string | null;
  /** Reads one of the other pages. */
  readonly read: (page: number) => Promise<readonly Row[]>;
}

interface ScrolledPages<Row> {
  /** Undefined if the list has pages, or all its rows are on the first. */
  readonly rows: ScrolledRows<Row> | undefined;
  /** The rows that have been read without a gap around the current one, or if there is none around those in sight. */
  readonly near: readonly Row[];
  /** Reading failed; scrolling on or `reread` tries again. */
  readonly hasFailed: boolean;
  /** Reads what is in sight again, and everything else when it comes into sight. */
  readonly reread: () => void;
}

/** So many rows can be scrolled over: Chrome draws no element that is higher than some 33 million pixels. */
export const scrollableRows = 500_000;

/** While somebody scrolls on, pages are asked for this often, so that those they fly past are not read. In milliseconds. */
const pauseMs = 100;

/** The pages of a list as one list to scroll over: each is read when it comes into sight, and the one after it as well. */
export const useScrolledPages = <Row extends { readonly id: string }>({
  key,
  first,
  total,
  pageSize,
  current,
  read,
}: ScrolledPagesOptions<Row>): ScrolledPages<Row> => {
  const [loaded, setRead] = useState({ key, pages: new Map<number, readonly Row[]>(), hasFailed: false });
  const [sight, setSight] = useState(1);
  const isRead = loaded.key === key;
  const pages = useMemo(
    () => new Map([...(isRead ? loaded.pages : []), [1, first ?? []] as const]),
    [isRead, loaded.pages, first],
  );
  const lastPage = Math.max(...pages.keys());
  const onLast = pages.get(lastPage)?.length ?? 0;
  // Not counted: there may be another page after a full one.
  const known = (lastPage - 1) * pageSize + onLast + (onLast === pageSize ? pageSize : 0);
  const count = Math.min(total ?? known, scrollableRows);
  const isScrolled = key !== null && first !== undefined && count > pageSize;
  // A row that was pushed to a later page since is at its first place only.
  const places = useMemo(() => {
    const found = new Map<string, number>();
    for (const page of [...pages.keys()].sort((one, other) => one - other))
      pages.get(page)?.forEach(({ id }, index) => {
        if (!found.has(id)) found.set(id, (page - 1) * pageSize + index);
      });
    return found;
  }, [pages, pageSize]);

  const place = current === null ? undefined : places.get(current);
  const around = place === undefined ? sight : Math.floor(place / pageSize) + 1;
  // Rows that are not there yet do not make the list an empty one.
  const home = pages.has(around) ? around : 1;

  const requested = useRef({ key, pages: new Set<number>(), sight: [1, 1] as readonly [number, number] });
  useEffect(() => {
    if (requested.current.key !== key) requested.current = { key, pages: new Set(), sight: [1, 1] };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (page: number): void => {
    const round = requested.current;
    if (page <= 1 || page > Math.ceil(count / pageSize) || round.pages.has(page)) return;
    round.pages.add(page);
    read(page).then(
      (rows) => {
        if (requested.current !== round) return;
        // Scrolling goes before drawing what was read.
        startTransition(() =>
          setRead((last) => ({
            key,
            pages: new Map([...(last.key === key ? last.pages : []), [page, rows] as const]),
            hasFailed: false,
          })),
        );
      },
      () => {
        round.pages.delete(page);
        if (requested.current === round) setRead((last) => ({ ...last, hasFailed: true }));
      },
    );
  };
  const askForSight = (): void => {
    const [from, to] = requested.current.sight;
    startTransition(() => setSight(from));
    for (let page = from; page <= to + 1; page += 1) ask(page);
  };
  // What is asked for after the pause is what is listed by then.
  const latest = useRef(askForSight);
  useEffect(() => {
    latest.current = askForSight;
  });
  const onSight = (from: number, to: number): void => {
    requested.current.sight = [Math.floor(from / pageSize) + 1, Math.floor(to / pageSize) + 1];
    if (timer.current !== undefined) return;
    askForSight();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, pauseMs);
  };
  const near = useMemo(() => runAround(pages, home), [pages, home]);
  return {
    rows: isScrolled
      ? {
          count,
          key,
          rowAt: (index) => {
            const row = pages.get(Math.floor(index / pageSize) + 1)?.[index % pageSize];
            return row && places.get(row.id) === index ? row : undefined;
          },
          indexOf: (id) => places.get(id) ?? -1,
          onSight,
        }
      : undefined,
    near: isScrolled ? near : (first ?? []),
    hasFailed: isScrolled && isRead && loaded.hasFailed,
    reread: () => {
      if (!isScrolled) return;
      const { sight: seen } = requested.current;
      requested.current = { key, pages: new Set(), sight: seen };
      const [from, to] = seen;
      // The old rows stay until the new ones are there.
      setRead((last) => ({
        ...last,
        pages: new Map([...last.pages].filter(([page]) => page === home || (page >= from && page <= to))),
      }));
      askForSight();
      ask(home);
    },
  };
};

/** The rows of the pages before and after one, as far as none is missing. */
const runAround = <Row>(pages: ReadonlyMap<number, readonly Row[]>, page: number): readonly Row[] => {
  let start = page;
  let end = page;
  while (pages.has(start - 1)) start -= 1;
  while (pages.has(end + 1)) end += 1;
  return Array.from({ length: end - start + 1 }, (_, index) => pages.get(start + index) ?? []).flat();
};
