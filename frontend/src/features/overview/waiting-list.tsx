import { chakra } from '@chakra-ui/react/styled-system';
import { overviewSentences, waitingCounted } from '@hearthline/rules/overview.ts';
import { useWaitingLeadsLazyQuery, type OverviewQuery } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { ageText, timeText } from '../../platform/instants.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { askedText } from './overview-words.ts';
import { ListRow, ShortList } from './short-list.tsx';

type Overview = OverviewQuery['overview'];

const countText = (total: number): string => (total >= waitingCounted ? `${waitingCounted} or more` : String(total));

/** Prospects without an answer, the oldest first; a button shows all of them. */
export const WaitingList = ({ waiting, at }: { waiting: Overview['waiting']; at: string }) => {
  const [readAll, { data, loading }] = useWaitingLeadsLazyQuery({ fetchPolicy: 'network-only' });
  const { leads, total } = data?.overview.waiting ?? waiting;
  const showAll = async (): Promise<void> => {
    const { error } = await readAll();
    if (error) showToast({ title: overviewSentences.fetchFailed, text: errorText(error), tone: 'error' });
  };
  return (
    <ShortList title="Waiting for an answer" count={total === 0 ? undefined : countText(total)} note={overviewSentences.waiting} empty={total > 0 ? null : overviewSentences.noneWaiting}>
      {leads.map(({ id, name, kind, askedAt }) => (
        <ListRow
          key={id} to={`/contacts/${id}`} name={name} below={askedText(kind)}
          end={<chakra.time dateTime={askedAt} title={timeText(askedAt)} textStyle="small" fontWeight="600" whiteSpace="nowrap">{ageText(askedAt, Date.parse(at))}</chakra.time>}
        />
      ))}
      {total > leads.length && (
        <chakra.li pt="3" borderTopWidth="1px" borderColor="line">
          {data ? 'Those who asked later are not shown.' : <Button variant="outline" size="sm" disabled={loading} onClick={() => void showAll()}>{loading ? 'Loading...' : total >= waitingCounted ? `Show the first ${waitingCounted}` : `Show all ${total}`}</Button>}
        </chakra.li>
      )}
    </ShortList>
  );
};
