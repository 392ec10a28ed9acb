import { chakra } from '@chakra-ui/react/styled-system';
import { rangeText } from '@hearthline/rules/paging.ts';
import {
  groupTitles,
  todayPageSize,
  todaySentences,
  type TodayScope,
  type WaitingKind,
} from '@hearthline/rules/waiting.ts';
import { useId, useState } from 'react';
import { useTodayQuery } from '../../../gql/generated.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { ChevronIcon } from '../../../ui/theme/icons.tsx';
import { TodayList } from './today-list.tsx';

interface LaterProps {
  readonly count: number;
  readonly scope: TodayScope;
  readonly kind: WaitingKind | null;
  /** When everything was last read: then this is read as well. */
  readonly at: string;
  readonly read: () => Promise<void>;
}

const LaterRows = ({ scope, kind, at, read }: Omit<LaterProps, 'count'>) => {
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useTodayQuery({
    variables: { page, scope, kinds: kind ? [kind] : null, groups: ['later'] },
  });
  const [readAt, setReadAt] = useState(at);
  const again = async (): Promise<void> => {
    await refetch().catch(() => undefined);
  };
  if (readAt !== at) {
    setReadAt(at);
    void again();
  }
  const today = (data ?? previousData)?.today;
  if (error && !today && !loading)
    return <LoadError title={todaySentences.fetchFailed} error={error} retry={again} />;
  if (!today) return <Skeleton minH="20" data-skeleton />;
  return (
    <>
      <TodayList
        hasPrimary={false}
        items={today.items}
        now={Date.parse(today.at)}
        withOwners={scope !== 'mine'}
        read={async () => {
          await Promise.all([again(), read()]);
        }}
      />
      {today.pagination.totalPages > 1 && (
        <Pager
          label={groupTitles.later}
          pagination={today.pagination}
          requestedPage={page}
          rangeText={rangeText(today.pagination, todayPageSize, String(today.pagination.total))}
          onPage={setPage}
        />
      )}
    </>
  );
};

/** What is due later, closed at first. */
export const Later = ({ count, ...rest }: LaterProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (count === 0) return null;
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <chakra.span display="inline-flex" transform={isOpen ? undefined : 'rotate(-90deg)'}>
            <ChevronIcon />
          </chakra.span>
          {groupTitles.later} ({count.toLocaleString('en-US')})
        </Button>
      </chakra.div>
      <chakra.div
        id={id}
        hidden={!isOpen}
        display={isOpen ? 'grid' : 'none'}
        gap="3"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        {isOpen && <LaterRows {...rest} />}
      </chakra.div>
    </chakra.div>
  );
};
