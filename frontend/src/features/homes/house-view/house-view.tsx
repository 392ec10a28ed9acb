import { chakra } from '@chakra-ui/react/styled-system';
import type { Plan } from '@hearthline/model/plan/document.ts';
import type { Land } from '@hearthline/rules/homes/prices/conditions.ts';
import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useJson } from '../../../platform/api/use-rest.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Text } from '../../../ui/text/text.tsx';

const load = () => import('./house-stage.tsx');
const HouseStage = lazy(() => load().then((file) => ({ default: file.HouseStage })));

/**
 * Whether the browser can show the home in 3D. Who asks for less motion or less data is offered it too: it opens only when it
 * is asked for, and moves only when it is moved.
 */
const mayShow = (): boolean => 'WebGL2RenderingContext' in window;

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
};

/** Loads it while the pointer is on its way to the button, except for those who save data. */
const loadAhead = (): void => {
  if (!savesData()) void load();
};

/** Whether it really can be drawn here. Asked for at the first press: starting the graphics holds up a page that loads. */
const canDraw = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};

const unchanging = () => () => undefined;

interface HouseViewProps {
  /** The address of the plan document; a function finds it out when the home is asked for. */
  readonly planFile: string | (() => Promise<string>);
  readonly name: string;
  readonly look: Look;
  /** Whose land it will stand on: that decides what it stands on. */
  readonly land?: Land | null | undefined;
  /** The picture, which stays until the home is asked for in 3D. */
  readonly children: ReactNode;
}

/** The picture of a home, and the home itself in its place when it is asked for. */
export const HouseView = ({ planFile, name, children, ...house }: HouseViewProps) => {
  const [isLost, setLost] = useState(false);
  const isOffered = useSyncExternalStore(unchanging, mayShow, () => false) && !isLost;
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<string | null>(null);
  const file = isOpen ? (typeof planFile === 'string' ? planFile : found) : null;
  const { loaded } = useJson<Plan>(file);
  const open = (): void => {
    if (!canDraw()) return setLost(true);
    setOpen(true);
    if (typeof planFile !== 'string') void planFile().then(setFound);
  };
  const giveUp = (): void => {
    setOpen(false);
    setLost(true);
  };
  const picture = (
    <chakra.div position="relative">
      {children}
      {isOffered && (
        <Button
          variant="outline"
          size="sm"
          bg="surface"
          position="absolute"
          top="4"
          left="4"
          disabled={isOpen && loaded.state !== 'failed' && loaded.state !== 'missing'}
          onPointerEnter={loadAhead}
          onFocus={loadAhead}
          onClick={open}
        >
          {isOpen && loaded.state !== 'failed' && loaded.state !== 'missing' ? 'Opening...' : 'View in 3D'}
        </Button>
      )}
      {isLost && (
        <Text look="small" quiet mt="2" role="status">
          This browser cannot show the home in 3D. The picture shows the same design.
        </Text>
      )}
    </chakra.div>
  );
  if (!isOpen || loaded.state !== 'loaded') return picture;
  return (
    <Suspense fallback={picture}>
      <HouseStage
        key={file}
        plan={loaded.value}
        name={name}
        {...house}
        onClose={() => setOpen(false)}
        onLost={giveUp}
      />
    </Suspense>
  );
};
