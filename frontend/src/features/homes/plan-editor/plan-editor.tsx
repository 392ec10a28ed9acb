import { chakra } from '@chakra-ui/react/styled-system';
import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import type { Edit } from '@hearthline/model/edit/edit.ts';
import type { Finding, Plan, Room } from '@hearthline/model/plan/document.ts';
import type { PlanChange } from '@hearthline/model/plan/plan-change.ts';
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNarrow } from '../../../ui/actions/narrow-window.ts';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { PlanCanvas } from './canvas/plan-canvas.tsx';
import { wayInPlan, wayOnSheet, type Way } from './canvas/sheet-view.ts';
import { moveOf, thingNow, thingsOf, type Thing } from './canvas/things.ts';
import { workerChecker, type PlanChecker } from './check/plan-checker.ts';
import { useChecker, useFindings } from './check/use-findings.ts';
import { BookWithPlan } from './panels/book-with-plan.tsx';
import { EditorBar } from './panels/editor-bar.tsx';
import { FindingsList } from './panels/findings-list.tsx';
import { RoomBar } from './panels/room-bar.tsx';
import { SelectionBar } from './panels/selection-bar.tsx';
import { SwapPanel } from './panels/swap-panel.tsx';
import { useHistoryKeys } from './state/history-keys.ts';
import { isChangeable, usePlanChange } from './state/use-plan-change.ts';
import { usePlanEditor } from './state/use-plan-editor.ts';
import { changedSizes, homeSize, roomSize, wayText } from './state/words.ts';

interface PlanEditorProps {
  readonly base: GeneratedPlan;
  readonly edits: readonly Edit[];
  /** Made once; by default in a worker. */
  readonly checkerFor?: () => PlanChecker;
  /** What a plan costs. */
  readonly price?: ((plan: GeneratedPlan) => ReactNode) | undefined;
}

const arrowWays: Readonly<Record<string, Way>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const bigStep = 6;

const hint = 'Choose a room, or drag a wall or a piece.';

/** What the room of a change measures after it. */
const roomSizes = ({ levels: [{ rooms }] }: Plan, change: PlanChange): string[] =>
  change.kind === 'mirror'
    ? []
    : rooms.filter(({ id }) => id === change.room).map(({ name, floor }) => `${name} ${roomSize(floor)}`);

/** Lets a visitor change a plan: walls, doors, windows and pieces by dragging or with the keys, rooms by pressing them, all of it in a mirror. */
export const PlanEditor = ({ checkerFor = workerChecker, price, ...first }: PlanEditorProps) => {
  const editor = usePlanEditor(first);
  const { plan } = editor;
  const checker = useChecker(checkerFor);
  const checked = useFindings(checker, plan, plan.wish);
  const turned = useNarrow();
  const [mirrored, setMirrored] = useState(false);
  const view = useMemo(() => ({ mirrored, turned }), [mirrored, turned]);
  const [selected, setSelected] = useState<string | null>(null);
  const [pointed, setPointed] = useState<Finding | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isMending, setMending] = useState(false);
  const things = useMemo(() => thingsOf(plan), [plan]);
  const thing = thingNow(things, selected);
  const room = plan.levels[0].rooms.find(({ id }) => id === selected);
  const canChange = isChangeable(plan.code);
  const { isChanging, changePlan } = usePlanChange(editor);
  const [refusal, setRefusal] = useState('');
  const errors = checked.findings.filter(({ level }) => level === 'error').length;

  const say = (text: string): void => {
    setRefusal('');
    setAnnouncement(text);
  };
  const changeWhole = async (wanted: PlanChange, done: string): Promise<void> => {
    say('Changing the plan...');
    const outcome = await changePlan(wanted);
    if (!outcome) return setAnnouncement('');
    if ('refused' in outcome) {
      setAnnouncement('');
      setRefusal(outcome.refused);
      return;
    }
    const dropped = editor.edits.length - outcome.step.edits.length;
    setAnnouncement(
      [
        done,
        ...roomSizes(outcome.step.base, wanted),
        ...(dropped > 0
          ? [
              dropped === 1
                ? '1 change by inches no longer fits and was taken back'
                : `${dropped} changes by inches no longer fit and were taken back`,
            ]
          : []),
        '',
      ].join('. '),
    );
  };
  const resize = (of: Room, feet: number): void => {
    const done = `The home is ${Math.abs(feet)} ft ${feet > 0 ? 'longer' : 'shorter'}`;
    if (canChange) void changeWhole({ kind: 'resize', room: of.id, feet }, done);
    else change({ kind: 'stretch', of: plan.levels[0].rooms.indexOf(of), feet }, done);
  };
  const mirror = (): void => {
    if (canChange) void changeWhole({ kind: 'mirror' }, 'Mirrored: left and right are swapped');
    else setMirrored(!mirrored);
  };
  const change = (edit: Edit, done: string): void => {
    setRefusal('');
    const after = editor.attempt(edit);
    const why = editor.make(edit);
    setAnnouncement(why ?? [done, ...('refused' in after ? [] : changedSizes(plan, after))].join('. ') + '.');
  };
  const move = (one: Thing, edit: Edit): void => {
    const way =
      edit.kind === 'piece'
        ? edit
        : 'by' in edit
          ? one.moves === 'x'
            ? { x: edit.by, y: 0 }
            : { x: 0, y: edit.by }
          : null;
    change(edit, `${one.name}: moved ${way ? wayText(wayOnSheet(way, view)) : ''}`);
  };
  const nudge = (one: Thing, way: Way): void => {
    const edit = moveOf(one, wayInPlan(way, view));
    if (edit) move(one, edit);
    else setAnnouncement(`${one.name}: does not move that way.`);
  };
  const turn = (one: Thing): void =>
    one.kind === 'piece'
      ? change({ kind: 'turn', of: one.of, quarters: mirrored ? 3 : 1 }, `${one.name}: turned`)
      : setAnnouncement(`${one.name}: only furniture and fixtures turn.`);
  const onKey = (event: KeyboardEvent, one: Thing): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrowWays[event.key];
    if (way) {
      const step = event.shiftKey ? bigStep : 1;
      event.preventDefault();
      nudge(one, { x: way.x * step, y: way.y * step });
    } else if (event.key === 'r' || event.key === 'R') turn(one);
  };
  const undo = (): void => {
    editor.undo();
    say(editor.canUndo ? 'Undone.' : 'Nothing to undo.');
  };
  const redo = (): void => {
    editor.redo();
    say(editor.canRedo ? 'Done again.' : 'Nothing to do again.');
  };
  useHistoryKeys(undo, redo);
  const mendIt = async (): Promise<void> => {
    setMending(true);
    try {
      const { base } = editor;
      const mended = await checker.mend(base, editor.edits, plan.wish);
      editor.replace({ base, edits: mended });
      setAnnouncement('Fixed: every requirement is met. Undo restores your changes.');
    } catch {
      setAnnouncement('The plan could not be fixed.');
    } finally {
      setMending(false);
    }
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setAnnouncement('The link to this plan is copied.');
    } catch {
      setAnnouncement('Copy the address of this page: it keeps the plan as it is now.');
    }
  };
  const choose = (finding: Finding): void => {
    const { item, room } = finding.at;
    setPointed(finding);
    const target = item && document.querySelector<SVGGElement>(`[data-thing="${CSS.escape(item)}"]`);
    if (target) {
      target.scrollIntoView({ block: 'center', behavior: 'smooth' });
      target.focus({ preventScroll: true });
      return;
    }
    // A room, or an alarm in it: nothing that could be taken hold of.
    const name = plan.levels[0].rooms.find(({ id }) => id === room)?.name;
    if (!name) return;
    setAnnouncement(`${name}: marked in the drawing.`);
    // Once it is marked.
    requestAnimationFrame(() =>
      document.querySelector('[data-pointed]')?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
    );
  };

  return (
    <chakra.div
      display="grid"
      gap={{ base: '5', md: '6' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
    >
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <EditorBar
          canUndo={editor.canUndo}
          canRedo={editor.canRedo}
          mirrored={canChange ? null : mirrored}
          isChanging={isChanging}
          isBroken={errors > 0}
          isMending={isMending}
          done={`/homes/g/${plan.code}`}
          onUndo={undo}
          onRedo={redo}
          onMirror={mirror}
          onMend={() => void mendIt()}
          onCopy={() => void copy()}
          // No move by inches changes the price, unless the home becomes longer.
          price={price?.(plan.length === editor.base.length ? editor.base : plan)}
        >
          {room && <RoomBar room={room} isChanging={isChanging} onResize={resize} />}
          {thing && <SelectionBar thing={thing} view={view} onNudge={nudge} onTurn={turn} />}
          {refusal && (
            <Text look="small" role="alert" color="danger">
              {refusal}
            </Text>
          )}
        </EditorBar>
        <PlanCanvas
          editor={editor}
          view={view}
          findings={checked.findings}
          pointed={pointed}
          selected={selected}
          onSelect={setSelected}
          onMove={move}
          onKey={onKey}
        />
        <Text look="small" quiet aria-live="polite" minH="6" order={{ base: -1, md: 0 }}>
          {announcement || (turned && hint)}
        </Text>
        {!turned && (
          <Text look="small" quiet order="-1">
            {hint}
          </Text>
        )}
      </chakra.div>
      <chakra.div display="grid" gap="8">
        <FindingsList {...checked} things={things} onChoose={choose} />
        <BookWithPlan
          code={plan.code}
          canBeSold={checked.canBeSold}
          isChecked={checked.isCurrent && !checked.failed}
        />
        <chakra.section aria-labelledby="plan-size" display="grid" gap="1">
          <Heading as="h2" look="minor" id="plan-size">
            Size
          </Heading>
          <Text look="small">{homeSize(plan)}</Text>
        </chakra.section>
        <SwapPanel
          plan={plan}
          onSwap={(a, b) =>
            change(
              { kind: 'swap', of: a, with: b },
              `${plan.levels[0].rooms[a]?.name ?? ''} and ${plan.levels[0].rooms[b]?.name ?? ''} have changed places`,
            )
          }
        />
      </chakra.div>
    </chakra.div>
  );
};
