import { chakra } from '@chakra-ui/react/styled-system';
import type { BuildState } from '@hearthline/rules/delivery/contractors.ts';
import { calendarDay } from '@hearthline/rules/dates/calendar-day.ts';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { can, isStaff } from '@hearthline/rules/permissions.ts';
import {
  useBuildsQuery,
  useMarkBuildMutation,
  useRemoveBuildMutation,
  type BuildCardFragment,
} from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { useRestoredRecord } from '../../../../platform/form-memory/restored-form.ts';
import { useListUrl } from '../../../../platform/navigation/list-url.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { BackIcon, NextIcon, PlusIcon } from '../../../../ui/theme/icons.tsx';
import { TabToolbar } from '../../../../ui/navigation/tab-toolbar.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { ReportBlockDialog } from './report-block-dialog.tsx';
import { BuildCard } from './build-card.tsx';
import { BuildDialog } from './build-dialog.tsx';
import { weekdayText } from '../contractor-words.ts';
import { mayChange } from '../../../../platform/session/may-change.ts';

type Open =
  | { readonly kind: 'edit'; readonly build: BuildCardFragment | null }
  | { readonly kind: 'block' | 'remove'; readonly build: BuildCardFragment };

const nameOf = ({ kind, build }: Open): string => `${kind}:${build?.id ?? 'new'}`;

/** The forms that can be open for these builds. */
const formsOf = (builds: readonly BuildCardFragment[]): readonly Open[] => [
  { kind: 'edit', build: null },
  ...builds.flatMap((build): readonly Open[] => [
    { kind: 'edit', build },
    ...(build.moves.includes('blocked') ? [{ kind: 'block', build } as const] : []),
  ]),
];

/** Days side by side where there is room, each a column of builds. */
const Days = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  },
});

/** The builds of a week, day by day. Staff sees one contractor's builds or everyone's, and schedules them too. */
export const BuildsPanel = ({ contractorId = null }: { readonly contractorId?: string | null }) => {
  const { user } = useSession();
  const mayEdit = can(user, 'build:update');
  const forStaff = user !== null && isStaff(user.role);
  const figures = useRefetchActiveQueries('ContractorSummary', 'Contractor');
  const { param, change: go } = useListUrl<'week'>();
  const week = calendarDay.safeParse(param('week')).data ?? null;
  const setWeek = (day: string): void => go({ week: day });
  const { data, previousData, loading, error, refetch } = useBuildsQuery({
    variables: { week, contractorId },
  });
  const [mark, { loading: marking }] = useMarkBuildMutation(figures);
  const [remove, { loading: removing }] = useRemoveBuildMutation(figures);
  const shown = (data ?? previousData)?.builds;
  const [open, setOpen] = useRestoredRecord<Open>('builds-open', {
    keep: (form) => (form.kind === 'remove' ? null : nameOf(form)),
    find: (restored) => shown && (formsOf(shown.builds).find((form) => nameOf(form) === restored) ?? null),
  });
  /** The week requested last, so that pressing twice goes on from the one that is still loading. */
  const requestedWeek = shown && (loading ? (week ?? shown.today) : shown.startsOn);
  const read = (): void => void refetch().catch(() => undefined);
  const close = (): void => setOpen(null);

  /** Changes a build, and reloads to show what others changed meanwhile. @returns the error message, or null */
  const act = async (work: () => Promise<unknown>): Promise<string | null> => {
    const failure = await work().then(
      () => null,
      (problem: unknown) =>
        problemOf(problem).code === 'CONFLICT'
          ? 'Someone else just changed this build. Please review the latest version.'
          : errorText(problem),
    );
    read();
    return failure;
  };
  /** The latest version of a build, so that a form continues from it after a conflict. */
  const latest = (build: BuildCardFragment): BuildCardFragment =>
    shown?.builds.find(({ id }) => id === build.id) ?? build;
  const change = (
    { id, version }: BuildCardFragment,
    state: BuildState,
    reason?: string,
  ): Promise<string | null> => act(() => mark({ variables: { id, input: { version, state, reason } } }));
  const press = async (build: BuildCardFragment, state: BuildState): Promise<void> => {
    if (state === 'blocked') return setOpen({ kind: 'block', build });
    const failure = await change(build, state);
    if (failure) showToast({ title: 'No changes made', text: failure, tone: 'error' });
  };
  const confirmRemoval = async ({ id, version }: BuildCardFragment): Promise<void> => {
    const failure = await act(() => remove({ variables: { id, version } }));
    close();
    if (failure) showToast({ title: 'Build not removed', text: failure, tone: 'error' });
  };

  const days = [...new Set(shown?.builds.map(({ scheduledOn }) => scheduledOn))];
  const isCurrent = shown ? shown.today >= shown.startsOn && shown.today <= shown.endsOn : true;
  const newDay = shown ? (isCurrent ? shown.today : shown.startsOn) : '';
  return (
    <chakra.section aria-labelledby="builds-week" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <TabToolbar>
        <Heading id="builds-week" look="minor" flex="1 1 auto" minW="0">
          {isCurrent ? 'This week' : 'Builds'}
          {shown && (
            <chakra.span color="quiet" fontWeight="400" ms="2">
              {dayText(shown.startsOn)} to {dayText(shown.endsOn)}
            </chakra.span>
          )}
        </Heading>
        <chakra.div display="flex" gap="1" alignItems="center">
          <Button
            variant="outline"
            size="icon"
            aria-label="Week before"
            disabled={!requestedWeek}
            onClick={() => requestedWeek && setWeek(dayAfter(requestedWeek, -7))}
          >
            <BackIcon />
          </Button>
          <Button
            variant="outline"
            size="icon"
            aria-label="Week after"
            disabled={!requestedWeek}
            onClick={() => requestedWeek && setWeek(dayAfter(requestedWeek, 7))}
          >
            <NextIcon />
          </Button>
          {!isCurrent && (
            <Button variant="ghost" size="sm" onClick={() => setWeek('')}>
              This week
            </Button>
          )}
        </chakra.div>
        {mayEdit && (
          <Button disabled={!shown} onClick={() => setOpen({ kind: 'edit', build: null })}>
            <PlusIcon />
            Schedule a build
          </Button>
        )}
      </TabToolbar>
      {error && !loading ? (
        <LoadError title="We could not load the builds" error={error} retry={read} />
      ) : !shown ? (
        <PageSpinner />
      ) : days.length === 0 ? (
        <EmptyState title="No builds" text="Nothing is scheduled for this week." />
      ) : (
        <Days aria-busy={loading}>
          {days.map((day) => (
            <chakra.section
              key={day}
              aria-label={weekdayText(day)}
              display="grid"
              gap="3"
              gridTemplateColumns="minmax(0, 1fr)"
            >
              <Heading as="h3" look="minor" display="flex" gap="2.5" alignItems="center">
                {weekdayText(day)}
                {day === shown.today && <Badge>Today</Badge>}
              </Heading>
              {shown.builds
                .filter(({ scheduledOn }) => scheduledOn === day)
                .map((build) => (
                  <BuildCard
                    key={build.id}
                    build={build}
                    mayEdit={mayChange(user, 'build:update', build)}
                    showsContractor={forStaff && !contractorId}
                    busy={marking || removing}
                    onMark={(state) => void press(build, state)}
                    onEdit={() => setOpen({ kind: 'edit', build })}
                    onRemove={() => setOpen({ kind: 'remove', build })}
                  />
                ))}
            </chakra.section>
          ))}
        </Days>
      )}
      {open?.kind === 'edit' && mayEdit && (
        <BuildDialog
          build={open.build}
          contractorId={contractorId}
          forStaff={forStaff}
          day={newDay}
          onClose={close}
          reload={async () => (await refetch()).data?.builds.builds.find(({ id }) => id === open.build?.id)}
          onSaved={read}
        />
      )}
      {open?.kind === 'block' && (
        <ReportBlockDialog
          id={open.build.id}
          title={open.build.title}
          onBlock={(reason) => change(latest(open.build), 'blocked', reason)}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title="Remove build"
          question={`Take “${open.build.title}” off the schedule?`}
          action="Remove"
          busy={removing}
          onConfirm={() => void confirmRemoval(open.build)}
          onClose={close}
        />
      )}
    </chakra.section>
  );
};
