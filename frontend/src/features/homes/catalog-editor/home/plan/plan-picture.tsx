import { chakra } from '@chakra-ui/react/styled-system';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { useMemo } from 'react';
import { useColorMode } from '../../../../../platform/browser/color-mode.ts';
import { useViewer } from '../../../../../ui/image-viewer/lazy-viewer.tsx';
import { Skeleton } from '../../../../../ui/layout/skeleton.tsx';
import { EnlargeIcon } from '../../../../../ui/theme/icons.tsx';
import { Text } from '../../../../../ui/text/text.tsx';
import type { DrawingLook } from './read-plan.ts';

interface PlanPictureProps {
  readonly name: string;
  readonly plan: Plan;
  readonly drawing: (look: DrawingLook) => string | null;
}

const Frame = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    width: 'full',
    p: '2',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    cursor: 'zoom-in',
    _hover: { borderColor: 'edge' },
  },
});

const Corner = chakra('span', {
  base: {
    position: 'absolute',
    right: '2',
    bottom: '2',
    display: 'grid',
    placeItems: 'center',
    width: '7',
    height: '7',
    borderRadius: 'full',
    bg: 'pine',
    color: 'onPine',
    fontSize: '0.875rem',
  },
});

/** The drawing of a home's plan, to be pressed for a larger view. */
export const PlanPicture = ({ name, plan, drawing }: PlanPictureProps) => {
  const mode = useColorMode();
  const { prepare, show, viewer } = useViewer();
  const src = useMemo(() => drawing({ colors: mode, small: true }), [drawing, mode]);
  const title = name || plan.name;
  const alt = `Floor plan of ${title}`;
  if (src === null)
    return (
      <Text look="small" quiet>
        This plan cannot be drawn. The check below says why.
      </Text>
    );
  return (
    <>
      <Frame
        type="button"
        aria-label={`View the floor plan of ${title} full screen`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void show([{ src: drawing({ colors: mode, small: false }), alt, title }], 0)}
      >
        <chakra.img
          src={src}
          alt={alt}
          width="full"
          maxHeight="20rem"
          // Doors that open and the names of exits lie beside the home.
          aspectRatio={`${plan.length + 60} / ${plan.width + 160}`}
          objectFit="contain"
        />
        <Corner>
          <EnlargeIcon />
        </Corner>
      </Frame>
      {viewer}
    </>
  );
};

/** In place of the drawing while it is made. */
export const PlanPictureSkeleton = () => (
  <Skeleton aspectRatio="2 / 1" maxHeight="20rem" borderRadius="md" aria-label="Loading the plan" />
);
