import { chakra } from '@chakra-ui/react/styled-system';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { designWords } from '@hearthline/rules/design.ts';
import type { Land } from '@hearthline/rules/homes/prices/conditions.ts';
import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useColorMode } from '../../../platform/browser/color-mode.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { firstHour, lastHour } from './scene/daylight.ts';
import { houseScene, type HouseScene } from './scene/house-scene.ts';
import { viewNames } from './scene/view-points.ts';

const calmly = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const turns: Readonly<Record<string, readonly [across: number, up: number, closer?: number]>> = {
  ArrowLeft: [-0.12, 0],
  ArrowRight: [0.12, 0],
  ArrowUp: [0, -0.08],
  ArrowDown: [0, 0.08],
  '+': [0, 0, 1.12],
  '-': [0, 0, 1 / 1.12],
};

const timeText = (hour: number): string => {
  const [whole, minutes] = [Math.floor(hour), Math.round((hour % 1) * 60)];
  return `${whole > 12 ? whole - 12 : whole}:${String(minutes).padStart(2, '0')} ${whole < 12 ? 'AM' : 'PM'}`;
};

interface HouseStageProps {
  readonly plan: Plan;
  readonly name: string;
  readonly look: Look;
  readonly land?: Land | null | undefined;
  readonly isCompact?: boolean;
  readonly onClose: () => void;
  /** The graphics could not be started, or were lost. */
  readonly onLost: () => void;
}

/** A home that can be walked around, with what can be looked at in it. */
export const HouseStage = ({
  plan,
  name,
  look,
  land,
  isCompact = false,
  onClose,
  onLost,
}: HouseStageProps) => {
  const { style, roof, siding, color } = look;
  const foundation = land === 'own' ? 'permanent' : 'skirting';
  const inset = { base: isCompact ? '5' : '0', sm: '0' };
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<HouseScene | null>(null);
  const mode = useColorMode();
  // At dusk on dark pages, as the pictures are.
  const [hour, setHour] = useState(mode === 'dark' ? 20 : 17.5);
  const [isLifted, setLifted] = useState(false);
  const lost = useRef(onLost);
  useEffect(() => void (lost.current = onLost), [onLost]);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let made: HouseScene;
    try {
      made = houseScene(element, plan, foundation);
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
  const onKeyDown = (event: KeyboardEvent): void => {
    const turn = turns[event.key];
    if (!turn) return;
    event.preventDefault();
    scene.current?.turn(...turn);
  };
  return (
    <chakra.div
      role="group"
      aria-label={`${name} in 3D`}
      _print={{ display: 'none' }}
      // What scrolls by below it on a phone is not to be seen between its buttons.
      bg={isCompact ? 'paper' : undefined}
      pb={{ base: isCompact ? '2' : '0', sm: '0' }}
    >
      <chakra.div
        position="relative"
        borderRadius={{ base: isCompact ? '0' : 'xl', sm: 'xl' }}
        overflow="hidden"
        bg="sunken"
      >
        <chakra.canvas
          ref={canvas}
          role="img"
          aria-label={`${name} in its garden, with a ${designWords(look)}. Turn it with the arrow keys, come closer with plus and minus.`}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => event.currentTarget.focus({ preventScroll: true })}
          display="block"
          w="full"
          aspectRatio={isCompact ? '3 / 2' : { base: '1 / 1', sm: '3 / 2' }}
          cursor="grab"
          _active={{ cursor: 'grabbing' }}
        />
        <Button size="sm" position="absolute" top="4" left="4" onClick={onClose}>
          Back to the picture
        </Button>
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap={{ base: isCompact ? 'nowrap' : 'wrap', sm: 'wrap' }}
        overflowX={{ base: isCompact ? 'auto' : 'visible', sm: 'visible' }}
        gap="2"
        pt="3"
        px={inset}
        alignItems="center"
      >
        {viewNames.map((view) => (
          <Button
            key={view}
            size="sm"
            flexShrink="0"
            variant="outline"
            onClick={() => scene.current?.look(view, calmly())}
          >
            {view}
          </Button>
        ))}
        <Button
          size="sm"
          flexShrink="0"
          variant={isLifted ? 'solid' : 'outline'}
          aria-pressed={isLifted}
          onClick={() => setLifted(!isLifted)}
        >
          Lift the roof
        </Button>
      </chakra.div>
      <chakra.label display="flex" gap="3" mt="2" px={inset} alignItems="center" textStyle="small">
        Time of day
        <chakra.input
          type="range"
          min={firstHour}
          max={lastHour}
          step={0.25}
          value={hour}
          aria-valuetext={timeText(hour)}
          onChange={(event) => setHour(Number(event.currentTarget.value))}
          flex="1"
          maxW="20rem"
          minH="8"
          accentColor="pine"
        />
        <chakra.span fontVariantNumeric="tabular-nums" minW="4.5rem">
          {timeText(hour)}
        </chakra.span>
      </chakra.label>
    </chakra.div>
  );
};
