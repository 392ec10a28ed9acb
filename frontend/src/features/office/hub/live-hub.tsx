import { SkeletonRows } from '../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { shortDollars } from '@hearthline/rules/office/figure-list.ts';
import type { ActivityKind, HubCount } from '@hearthline/rules/office/hub.ts';
import { Link } from 'react-router-dom';
import { useHubQuery, type HubQuery } from '../../../gql/generated.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { ageText } from '../../../platform/dates/instant-text.ts';
import { useNow } from '../../../platform/dates/current-time.ts';
import { recordedCard } from '../../../platform/figures/recorded-figure.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Text, textLink } from '../../../ui/text/text.tsx';
import { ActivityLine, ActivityList } from './hub-activity.tsx';
import { HubBoards } from './hub-boards.tsx';
import type { HubFigure } from './hub-figures.ts';
import { HubMoney } from './hub-money.tsx';
import { hubRows } from './hub-rows.ts';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

/** The note below each figure fits on one line. */
const noteLines = { base: 1, md: 1 } as const;

const recordedIn = '/admin?tab=settings&part=figures';

type Activity = HubQuery['hub']['recentActivity'][number];

/** The text of a line before and after its subject, and the address it links to. */
const words: Readonly<
  Record<ActivityKind, readonly [before: string, after: string, to: (id: string) => string]>
> = {
  lead: ['', ' became a contact', (id) => `/contacts/${id}`],
  consultant_request: ['', ' asked for a consultant', (id) => `/contacts/${id}`],
  appointment: ['', ' booked an appointment', () => '/admin/appointments'],
  project: ['Project ', ' was opened', (id) => `/projects/${id}`],
  completed: ['Project ', ' was completed', (id) => `/projects/${id}`],
};

const SubjectLink = chakra(Link, { base: textLink });

const ActivityText = ({ activity: { kind, id, subject } }: { activity: Activity }) => {
  const [before, after, to] = words[kind];
  return (
    <>
      {before}
      {id ? <SubjectLink to={to(id)}>{subject}</SubjectLink> : subject}
      {after}
    </>
  );
};

const Live = () => {
  const { data, previousData, loading, error, refetch } = useHubQuery(networkOnly);
  const now = useNow();
  const known = data ?? previousData;
  if (error && !known && !loading)
    return <LoadError title="We could not load the figures" error={error} retry={refetch} />;
  const recorded = new Map<string, HubQuery['hubFigures'][number]>(
    known?.hubFigures.map((figure) => [figure.key, figure]),
  );
  const counts = known?.hub.counts;

  const showCount = (figure: HubCount) => {
    const { to, note } = hubRows[figure];
    if (!counts) return { value: undefined, noteLines, to };
    return {
      value:
        figure === 'salesPipeline' ? shortDollars(counts[figure]) : counts[figure].toLocaleString('en-US'),
      note: typeof note === 'string' ? note : note(counts),
      to,
    };
  };
  const show = (figure: HubFigure) => {
    if (figure in hubRows) return showCount(figure as HubCount);
    const found = recorded.get(figure);
    if (!found) return { value: undefined, noteLines };
    const { value, note } = recordedCard(found);
    return { value, note, to: recordedIn };
  };
  const activity = known?.hub.recentActivity;
  return (
    <HubBoards
      show={show}
      activity={
        !activity ? (
          <SkeletonRows count={3} />
        ) : activity.length === 0 ? (
          <EmptyState
            title="No activity yet"
            text="New contacts, requests, appointments and projects will appear here."
          />
        ) : (
          <ActivityList>
            {activity.map((line) => (
              <ActivityLine key={`${line.kind} ${line.id ?? line.at}`} aside={`${ageText(line.at, now)} ago`}>
                <ActivityText activity={line} />
              </ActivityLine>
            ))}
          </ActivityList>
        )
      }
      dense
      money={<HubMoney figures={known?.hub.yearToDate} />}
      control={
        <>
          <Text look="small" quiet mt="1" maxW="prose">
            Full override access: as an admin you can change every contact, project, account and setting.
            Every change is recorded in the audit log.
          </Text>
          <chakra.nav
            aria-label="Control"
            display="flex"
            flexWrap="wrap"
            columnGap="5"
            rowGap="1"
            mt="3"
            textStyle="small"
            css={{
              '& a': {
                display: 'inline-flex',
                alignItems: 'center',
                minH: '8',
                textDecoration: 'underline',
                textUnderlineOffset: '0.2em',
                fontWeight: '600',
              },
            }}
          >
            <Link to="/admin?tab=users">Users and roles</Link>
            <Link to="/admin?tab=projects">Projects</Link>
            <Link to={recordedIn}>Recorded figures</Link>
            <Link to="/admin?tab=settings&part=audit">Audit log</Link>
          </chakra.nav>
        </>
      }
    />
  );
};

/** The hub for staff: figures counted from the database or recorded by an admin. It provides its own GraphQL client, which the page does without. */
export const LiveHub = () => (
  <DataProvider>
    <Live />
  </DataProvider>
);
