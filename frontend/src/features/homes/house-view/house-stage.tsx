import { chakra } from '@chakra-ui/react/styled-system';
import type { Plan, Room } from '@hearthline/model/plan/document.ts';
import { walkOf, type Stand, type Walk } from '@hearthline/model/walk/walk.ts';
import { designWords } from '@hearthline/rules/design.ts';
import type { Land } from '@hearthline/rules/homes/prices/conditions.ts';
import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useColorMode } from '../../../platform/browser/color-mode.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { firstHour, lastHour } from './scene/daylight.ts';
import { houseScene, type HouseScene } from './scene/house-scene.ts';
import { viewNames, type ViewName } from './scene/view-points.ts';
import { markAt, RoomPlan } from './room-plan.tsx';

const calmly = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const turns: Readonly<Record<string, readonly [across: number, up: number, closer?: number]>> = {
  ArrowLeft: [-0.12, 0],
  ArrowRight: [0.12, 0],
  ArrowUp: [0, -0.08],
  ArrowDown: [0, 0.08],
  '+': [0, 0, 1.12],
  '-': [0, 0, 1 / 1.12],
};

/** What a press of a key does to somebody inside: inches ahead, and radians to the right. Held down, less each time it comes again. */
const steps: Readonly<Record<string, readonly [ahead: number, turn: number]>> = {
  ArrowUp: [12, 0],
  ArrowDown: [-12, 0],
  ArrowLeft: [0, -Math.PI / 12],
  ArrowRight: [0, Math.PI / 12],
};
const whileHeld = 0.25;

const timeText = (hour: number): string => {
  const [whole, minutes] = [Math.floor(hour), Math.round((hour % 1) * 60)];
  return `${whole > 12 ? whole - 12 : whole}:${String(minutes).padStart(2, '0')} ${whole < 12 ? 'AM' : 'PM'}`;
};

interface HouseStageProps {
  readonly plan: Plan;
  readonly name: string;
  readonly look: Look;
  readonly land?: Land | null | undefined;
  readonly onClose: () => void;
  /** The graphics could not be started, or were lost. */
  readonly onLost: () => void;
}

/** A home that can be walked around, with what can be looked at in it. */
export const HouseStage = ({ plan, name, look: shown, land, onClose, onLost }: HouseStageProps) => {
  const { style, roof, siding, color } = shown;
  const foundation = land === 'own' ? 'permanent' : 'skirting';
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<HouseScene | null>(null);
  const mode = useColorMode();
  // At dusk on dark pages, as the pictures are.
  const [hour, setHour] = useState(mode === 'dark' ? 20 : 17.5);
  const [isLifted, setLifted] = useState(false);
  const [view, setView] = useState<ViewName | null>('Corner');
  /** While somebody is inside. */
  const [walk, setWalk] = useState<Walk | null>(null);
  const [room, setRoom] = useState<Room | undefined>();
  const [hasMoved, setMoved] = useState(false);
  const mark = useRef<SVGGElement>(null);
  const lost = useRef(onLost);
  useEffect(() => void (lost.current = onLost), [onLost]);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let made: HouseScene;
    try {
      made = houseScene(element, plan, foundation, (stand, here) => {
        setRoom(here);
        // For the plan, which is not drawn anew with every step.
        mark.current?.setAttribute('transform', markAt(stand));
      });
    } catch {
      lost.current();
      return;
    }
    scene.current = made;
    const measure = (): void => made.resize(element.clientWidth, element.clientHeight);
    measure();
    made.look('Corner', true);
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    const onContextLost = (): void => lost.current();
    // The page scrolls past the home until it is being looked at.
    const onWheel = (event: WheelEvent): void => {
      if (document.activeElement !== element) event.stopImmediatePropagation();
    };
    element.addEventListener('webglcontextlost', onContextLost);
    element.parentElement?.addEventListener('wheel', onWheel, { capture: true });
    const parent = element.parentElement;
    return () => {
      watch.disconnect();
      element.removeEventListener('webglcontextlost', onContextLost);
      parent?.removeEventListener('wheel', onWheel, { capture: true });
      scene.current = null;
      made.dispose();
    };
  }, [plan, foundation]);
  // In the same frame as the choice that led to it.
  useLayoutEffect(
    () => scene.current?.dress({ style, roof, siding, color }),
    [plan, foundation, style, roof, siding, color],
  );
  useLayoutEffect(() => scene.current?.setHour(hour), [plan, foundation, hour]);
  useLayoutEffect(() => scene.current?.lift(isLifted), [plan, foundation, isLifted]);
  useLayoutEffect(() => {
    if (walk) scene.current?.enter(walk, walk.entry);
  }, [plan, foundation, walk]);
  const look = (name: ViewName): void => {
    setWalk(null);
    setView(name);
    scene.current?.look(name, calmly());
  };
  const walkIn = (): void => {
    const found = walkOf(plan);
    if (!found) return;
    setMoved(false);
    setLifted(false);
    setView(null);
    setWalk(found);
    canvas.current?.focus({ preventScroll: true });
  };
  const standIn = (stand: Stand): void => {
    setMoved(true);
    if (walk) scene.current?.enter(walk, stand);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The hour has arrow keys of its own.
    if (event.target instanceof HTMLInputElement) return;
    if (walk) {
      if (event.key === 'Escape') return look('Street');
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      setMoved(true);
      const [ahead, turn] = step;
      const share = event.repeat ? whileHeld : 1;
      scene.current?.step(ahead * share, turn * share);
      return;
    }
    const turn = turns[event.key];
    if (!turn || event.target !== canvas.current) return;
    event.preventDefault();
    setView(null);
    scene.current?.turn(...turn);
  };
  return (
    <chakra.div
      role="group"
      aria-label={`${name} in 3D`}
      position="relative"
      _print={{ display: 'none' }}
      onKeyDown={onKeyDown}
    >
      <chakra.div position="relative" borderRadius={{ base: '0', lg: 'xl' }} overflow="hidden" bg="sunken">
        <chakra.canvas
          ref={canvas}
          role="img"
          aria-label={
            walk
              ? `Inside the ${name}, with a ${designWords(shown)}. Walk with the up and down arrow keys, turn with left and right. Escape leads back to the street.`
              : `${name} in its garden, with a ${designWords(shown)}. Turn it with the arrow keys, come closer with plus and minus.`
          }
          tabIndex={0}
          data-view={walk ? 'Walk in' : (view ?? undefined)}
          onPointerDown={(event) => {
            event.currentTarget.focus({ preventScroll: true });
            if (walk) setMoved(true);
            else setView(null);
          }}
          display="block"
          w="full"
          h={{ base: 'var(--scene)', lg: 'auto' }}
          aspectRatio={{ lg: '3 / 2' }}
          cursor="grab"
          _active={{ cursor: 'grabbing' }}
        />
        <Button
          size="sm"
          position="absolute"
          top="4"
          left="4"
          // A phone has no room for it beside the plan; from the street it is there again.
          {...(walk && { display: { base: 'none', lg: 'inline-flex' } })}
          onClick={onClose}
        >
          Back to the picture
        </Button>
        {walk && (
          <>
            <RoomPlan plan={plan} walk={walk} room={room} mark={mark} onChoose={standIn} />
            {!hasMoved && (
              <Text
                look="fine"
                position="absolute"
                bottom={{ base: '4.25rem', lg: '4' }}
                left="50%"
                transform="translateX(-50%)"
                w="max-content"
                maxW="calc(100% - 2rem)"
                px="3"
                py="1"
                borderRadius="full"
                bg="surface"
                textAlign="center"
                pointerEvents="none"
              >
                Drag down to walk, sideways to turn
                <chakra.span hideBelow="lg">; or use the arrow keys</chakra.span>
              </Text>
            )}
          </>
        )}
      </chakra.div>
      {/* Over the home where it has little room, below it elsewhere. */}
      <chakra.div
        display="flex"
        flexWrap={{ lg: 'wrap' }}
        overflowX={{ base: 'auto', lg: 'visible' }}
        gap="2"
        position={{ base: 'absolute', lg: 'static' }}
        insetInline="0"
        bottom="0"
        p={{ base: '3', lg: '0' }}
        pt={{ lg: '3' }}
        alignItems="center"
      >
        <Button
          size="sm"
          flexShrink="0"
          variant={walk ? 'solid' : 'outline'}
          {...(!walk && { bg: 'surface' })}
          aria-pressed={walk !== null}
          onClick={walkIn}
        >
          Walk in
        </Button>
        {viewNames.map((one) => (
          <Button
            key={one}
            size="sm"
            flexShrink="0"
            variant={one === view ? 'solid' : 'outline'}
            {...(one !== view && { bg: 'surface' })}
            aria-pressed={one === view}
            onClick={() => look(one)}
          >
            {one}
          </Button>
        ))}
        <Button
          size="sm"
          flexShrink="0"
          variant={isLifted ? 'solid' : 'outline'}
          {...(!isLifted && { bg: 'surface' })}
          aria-pressed={isLifted}
          onClick={() => setLifted(!isLifted)}
        >
          Lift the roof
        </Button>
        <chakra.label
          display="flex"
          gap="3"
          flexShrink="0"
          w={{ lg: 'full' }}
          px={{ base: '3', lg: '0' }}
          bg={{ base: 'surface', lg: 'transparent' }}
          borderRadius="full"
          alignItems="center"
          textStyle="small"
        >
          Time of day
          <chakra.input
            type="range"
            min={firstHour}
            max={lastHour}
            step={0.25}
            value={hour}
            aria-valuetext={timeText(hour)}
            onChange={(event) => setHour(Number(event.currentTarget.value))}
            w={{ base: '8rem', lg: '20rem' }}
            minH="8"
            accentColor="pine"
          />
          <chakra.span fontVariantNumeric="tabular-nums" minW="4.5rem">
            {timeText(hour)}
          </chakra.span>
        </chakra.label>
      </chakra.div>
    </chakra.div>
  );
};
