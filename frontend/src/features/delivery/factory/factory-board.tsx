import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { dayAfter, mondayOf } from '@hearthline/rules/dates/day.ts';
import { earlierStations, productionSentences } from '@hearthline/rules/delivery/factory.ts';
import { stationIds, stationTitle } from '@hearthline/rules/stations.ts';
import {
  useFactoryBoardQuery,
  useHoldHomeMutation,
  useMoveHomeMutation,
  useReleaseHomeMutation,
  useRemoveHomeMutation,
  useShiftHomeMutation,
  type HomeCardFragment,
} from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useNow } from '../../../platform/dates/current-time.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PageSpinner } from '../../../ui/layout/spinner.tsx';
import { BoardFigures } from './board-figures.tsx';
import { HandedOverList } from './handed-over-list.tsx';
import { RescheduleDialog } from './reschedule-home-dialog.tsx';
import { HomesOnHold } from './homes-on-hold.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { useHomeActions } from './home-action.ts';
import { homeId, type HomeAction } from './factory-card.tsx';
import { HomeHistory } from './home-history.tsx';
import { HomeHouse } from './home-house.tsx';
import { ProductionLine, shiftIds, type ProductionLineAction } from './production-line.tsx';
import { useOpenDialog, type OpenDialog } from './factory-dialogs.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { FactoryReasonDialog } from './factory-reason-dialog.tsx';
import { StationBoard } from './station-board.tsx';
import { mayChange } from '../../../platform/session/may-change.ts';

/** The factory: stations with their slots, the line of homes that start next, and those that have left. */
export const FactoryBoard = () => {
  const { user } = useSession();
  const now = useNow();
  // Polls, because others move homes too.
  const { data, error, loading, refetch } = useFactoryBoardQuery({
    pollInterval: 30_000,
  });
  const read = (): Promise<void> =>
    refetch().then(
      () => undefined,
      () => undefined,
    );
  const readHome = async (id: string): Promise<HomeCardFragment | undefined> => {
    const board = (await refetch()).data?.factoryBoard;
    return board && [...board.homes, ...board.line].find((home) => home.id === id);
  };
  const { busy, attempt, act } = useHomeActions(read);
  const [chosen, setOpen] = useOpenDialog(data?.factoryBoard);
  const [move] = useMoveHomeMutation();
  const [hold] = useHoldHomeMutation();
  const [release] = useReleaseHomeMutation();
  const [shift] = useShiftHomeMutation();
  const [remove] = useRemoveHomeMutation();
  const close = (): void => setOpen(null);

  if (error && !data)
    return (
      <ErrorNotice title="We could not load the board" onRetry={loading ? undefined : () => void read()}>
        {errorText(error)}
      </ErrorNotice>
    );
  if (!data) return <PageSpinner />;
  const { today, homes, line } = data.factoryBoard;

  const onStation = (home: HomeCardFragment, action: HomeAction): void => {
    const { id, version, projectName, nextStation } = home;
    if (action === 'next' && nextStation)
      return void act(() => move({ variables: { id, input: { version, to: nextStation } } }), {
        done: `${projectName} is at ${stationTitle(nextStation)}`,
        focus: [homeId(id)],
      });
    if (action === 'release')
      return void act(() => release({ variables: { id, version } }), {
        done: `${projectName} is released`,
        focus: [homeId(id)],
      });
    if (action !== 'next') setOpen({ kind: action, home });
  };
  const onLine = (home: HomeCardFragment, action: ProductionLineAction): void => {
    const { id, version, projectName } = home;
    if (action === 'start')
      return void act(() => move({ variables: { id, input: { version, to: 'frame' } } }), {
        done: `${projectName} has started`,
        focus: [homeId(id)],
      });
    if (action === 'up' || action === 'down')
      return void act(() => shift({ variables: { id, input: { version, up: action === 'up' } } }), {
        focus: shiftIds(id, action),
      });
    setOpen({ kind: action, home });
  };
  // After a conflict, forms continue from the home's latest state.
  const latest = (home: HomeCardFragment): HomeCardFragment =>
    [...homes, ...line].find(({ id }) => id === home.id) ?? home;
  const open: OpenDialog | null =
    chosen && 'home' in chosen ? { ...chosen, home: latest(chosen.home) } : chosen;
  const shown = open && 'home' in open ? open.home : null;
  const earlier = shown?.station
    ? earlierStations(shown.station)
        .toReversed()
        .map((id) => ({ id, title: stationTitle(id) }))
    : [];

  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <HomesOnHold
        homes={homes}
        now={now}
        busy={busy}
        mayMove={can(user, 'factory:move')}
        onRelease={(home) => onStation(home, 'release')}
      />
      {/* On a phone the work comes before its figures. */}
      <chakra.div order={{ base: '1', sm: '0' }}>
        <BoardFigures {...data.factoryBoard} />
      </chakra.div>
      <StationBoard
        board={data.factoryBoard}
        now={now}
        busy={busy}
        mayMove={can(user, 'factory:move')}
        mayHandOver={(home) => mayChange(user, 'factory:hand-over', home)}
        onAction={onStation}
      />
      <chakra.div order="2" display="grid" gap="8" mt="5" gridTemplateColumns="minmax(0, 1fr)">
        <Panel
          title="Production schedule"
          text="When homes start. Moving a home up or down swaps its place and date with the one next to it."
          actions={
            can(user, 'factory:plan') && (
              <Button onClick={() => setOpen({ kind: 'plan' })}>
                <PlusIcon />
                Add a home
              </Button>
            )
          }
        >
          <ProductionLine
            line={line}
            today={today}
            busy={busy}
            mayPlan={(home) => mayChange(user, 'factory:plan', home)}
            mayMove={can(user, 'factory:move')}
            onAction={onLine}
          />
        </Panel>
        <Panel title="Handed over to transport">
          <HandedOverList />
        </Panel>
      </chakra.div>
      {open?.kind === 'plan' && (
        <PlanDialog day={dayAfter(mondayOf(today), 7)} today={today} attempt={attempt} onClose={close} />
      )}
      {open?.kind === 'day' && (
        <RescheduleDialog
          home={open.home}
          today={today}
          reload={() => readHome(open.home.id)}
          onClose={close}
        />
      )}
      {open?.kind === 'history' && (
        <HomeHistory id={open.home.id} name={open.home.projectName} onClose={close} />
      )}
      {open?.kind === 'house' && <HomeHouse id={open.home.id} name={open.home.projectName} onClose={close} />}
      {open?.kind === 'hand-over' && (
        <HandOverDialog home={open.home} today={today} attempt={attempt} onClose={close} />
      )}
      {open?.kind === 'hold' && (
        <FactoryReasonDialog
          name={`hold:${open.home.id}`}
          title="Put on hold"
          description={open.home.projectName}
          label="Reason"
          action="Hold"
          missing={productionSentences.holdReasonRequired}
          onClose={close}
          onSubmit={(reason) =>
            attempt(() =>
              hold({ variables: { id: open.home.id, input: { version: open.home.version, reason } } }),
            )
          }
        />
      )}
      {open?.kind === 'back' && (
        <FactoryReasonDialog
          name={`back:${open.home.id}`}
          title="Move back"
          description={open.home.projectName}
          label="Reason"
          action="Move back"
          missing={productionSentences.whyBack}
          targets={earlier}
          onClose={close}
          onSubmit={(reason, target) =>
            attempt(() =>
              move({
                variables: {
                  id: open.home.id,
                  input: {
                    version: open.home.version,
                    to: stationIds.find((id) => id === target) ?? 'frame',
                    reason,
                  },
                },
              }),
            )
          }
        />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title="Remove from schedule"
          question={`Remove ${open.home.projectName} from the schedule?`}
          action="Remove"
          busy={busy}
          onClose={close}
          onConfirm={() =>
            void act(() => remove({ variables: { id: open.home.id, version: open.home.version } })).then(
              close,
            )
          }
        />
      )}
    </chakra.div>
  );
};
