import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { gainsByTurning, useStageSize, type Size } from './rotate-to-fit.ts';
import { Spinner } from '../layout/spinner.tsx';
import { useZoomGestures } from './zoom-gestures.ts';
import type { View } from './zoom.ts';

interface ImageStageProps {
  readonly src: string | null;
  readonly alt: string;
  readonly view: View;
  readonly smooth: boolean;
  /** Whether a picture that gains by it is shown on its side. */
  readonly turn: boolean;
  /** Tells whether turning makes this picture larger in the window as it is. */
  readonly onGain: (gains: boolean) => void;
  readonly onView: (change: (view: View) => View, smooth?: boolean) => void;
  readonly onSwipe: (step: 1 | -1) => void;
}

const Ground = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
    mx: { base: '0', sm: '2', md: '5' },
    containerType: 'size',
  },
  variants: {
    zoomed: { true: { cursor: 'grab', _active: { cursor: 'grabbing' } }, false: { cursor: 'zoom-in' } },
  },
});

const Note = chakra('p', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    px: '6',
    textAlign: 'center',
    pointerEvents: 'none',
  },
});

/** One picture, as large as the space allows, that touch, wheel and mouse can zoom and move. */
export const ImageStage = ({ src, alt, view, smooth, turn, onGain, onView, onSwipe }: ImageStageProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'coming' | 'there' | 'lost'>('coming');
  const [natural, setNatural] = useState<Size | null>(null);
  const size = useStageSize(stage);
  const gains = natural !== null && size !== null && gainsByTurning(natural, size);
  const turned = gains && turn;
  const isKnown = natural !== null && size !== null;
  useEffect(() => {
    if (isKnown) onGain(gains);
  }, [isKnown, gains, onGain]);
  const gestures = useZoomGestures({ stage, picture, view, turned, onView, onSwipe });
  return (
    <Ground ref={stage} zoomed={view.scale > 1} data-stage {...gestures}>
      <chakra.img
        ref={picture}
        src={src ?? undefined}
        alt={alt}
        draggable={false}
        onError={() => setState('lost')}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          setNatural({ width, height });
          setState('there');
        }}
        // Turned, its width lies along the height of the stage.
        maxW={turned ? '100cqh' : 'full'}
        maxH={turned ? '100cqw' : 'full'}
        gridArea="1 / 1"
        borderRadius="sm"
        objectFit="contain"
        visibility={state === 'there' ? 'visible' : 'hidden'}
        transition={smooth ? 'transform 160ms ease-out' : undefined}
        style={{
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})${turned ? ' rotate(90deg)' : ''}`,
        }}
      />
      {state === 'coming' && (
        <Note fontSize="1.75rem" animation="appear 200ms 250ms backwards">
          <Spinner label="Loading the picture" />
        </Note>
      )}
      {state === 'lost' && <Note role="alert">This picture could not be loaded.</Note>}
    </Ground>
  );
};
