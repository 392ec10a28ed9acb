import type { WorkspaceKind } from '@hearthline/rules/office/workspace-changes.ts';
import { useLiveList } from '../../platform/graphql/live-list.ts';
import { Button } from '../actions/button.tsx';
import { useScrolledPages } from './scrolled-pages.ts';

interface LivePagesOptions<Row> {
  /** What is listed: filter and order. Null if the list has pages instead. */
  readonly key: string | null;
  /** The first page, which the list reads by itself. */
  readonly first: readonly Row[] | undefined;
  readonly total: number | undefined;
  readonly pageSize: number;
  /** Reads one of the other pages. */
  readonly read: (page: number) => Promise<readonly Row[]>;
  /** Reads the first page again. */
  readonly refetch: () => Promise<unknown>;
  /** The changes after which the list is read again. */
  readonly kinds: readonly WorkspaceKind[];
}

/** A list whose pages are one to scroll over, and which is read again when others have changed it. */
export const useLivePages = <Row extends { readonly id: string }>({
  refetch,
  kinds,
  ...pages
}: LivePagesOptions<Row>) => {
  const { rows, near, hasFailed, reread } = useScrolledPages({ ...pages, current: null });
  const readAgain = (): void => {
    void refetch().catch(() => undefined);
    reread();
  };
  const { isBehind, catchUp, onPointer } = useLiveList(kinds, readAgain);
  return { rows, near, hasFailed, retry: reread, readAgain, isBehind, catchUp, onPointer };
};

interface LivePagesNotesProps {
  /** What is listed, as in `Deals`. */
  readonly things: string;
  readonly pages: Pick<ReturnType<typeof useLivePages>, 'isBehind' | 'catchUp' | 'hasFailed' | 'retry'>;
}

/** Below the rows: that they have changed meanwhile, or that some could not be read. */
export const LivePagesNotes = ({
  things,
  pages: { isBehind, catchUp, hasFailed, retry },
}: LivePagesNotesProps) => (
  <>
    {isBehind && (
      <Button variant="ghost" size="sm" justifySelf="start" onClick={catchUp}>
        {things} have changed. Show the changes
      </Button>
    )}
    {hasFailed && (
      <Button variant="ghost" size="sm" justifySelf="start" onClick={retry}>
        Some {things.toLowerCase()} were not loaded. Try again
      </Button>
    )}
  </>
);
