import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useColorMode } from '../../platform/browser/color-mode.ts';
import { useCloseOnBack } from '../dialogs/close-on-back.ts';
import { Button } from '../actions/button.tsx';
import { TurnIcon } from '../theme/further-icons.tsx';
import { BackIcon, CloseIcon, MinusIcon, NextIcon, PlusIcon } from '../theme/icons.tsx';
import { darkVariant } from './dark-variant.ts';
import { ImageStage } from './image-stage.tsx';
import { useModal } from '../dialogs/modal.ts';
import { panBy, wholeView, zoomBy, zoomFactors, zoomRange, type Point, type View } from './zoom.ts';

export interface ViewerImage {
  /** Null while it is not known: the viewer then says that the picture is loading. */
  readonly src: string | null;
  /** What the picture shows; read out when it appears. */
  readonly alt: string;
  /** It is one of the site's drawings that also exist for dark pages. */
  readonly dusk?: boolean;
  /** Its name, shown above it. */
  readonly title?: string;
}

export interface ImageViewerProps {
  readonly images: readonly ViewerImage[];
  /** The index of the first one shown. */
  readonly start?: number;
  readonly onClose: () => void;
}

const Screen = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    w: '100vw',
    maxW: '100vw',
    h: '100dvh',
    maxH: '100dvh',
    m: '0',
    p: '0',
    borderWidth: '0',
    overflow: 'hidden',
    bg: 'night',
    color: 'onNight',
    colorScheme: 'dark',
    overscrollBehavior: 'contain',
    _open: {
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      animation: 'appear 160ms ease-out',
    },
    _backdrop: { bg: 'night' },
  },
});

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', sm: '2' },
    px: { base: '3', md: '5' },
    py: '3',
  },
});

/** With Shift, arrow keys move a zoomed picture by this many pixels, as dragging does with a pointer. */
const panKeys: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
};

/** Keeps Tab inside: after the last control comes the first, and vice versa. */
const wrapTab = (event: KeyboardEvent<HTMLElement>): void => {
  const controls = [...event.currentTarget.querySelectorAll('button')];
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
};

/**
 * Full-screen pictures (docs/specification.md, section 2, Image viewer): zoom by buttons, wheel, pinch and double-click, drag when zoomed,
 * arrow keys or a swipe for the next one, Escape or the browser's Back to close. On an upright phone a wide picture lies on its
 * side, so that it fills the height; a button turns it back. Open while rendered.
 */
export const ImageViewer = ({ images, start = 0, onClose }: ImageViewerProps) => {
  const screen = useRef<HTMLDialogElement>(null);
  const mode = useColorMode();
  const [index, setIndex] = useState(start);
  const [view, setView] = useState<View>(wholeView);
  const [smooth, setSmooth] = useState(false);
  const [turn, setTurn] = useState(true);
  const [gains, setGains] = useState(false);
  const captionId = useId();
  useModal(screen);
  useCloseOnBack(true, onClose);

  const image = images[index];
  const several = images.length > 1;
  const look = (change: (view: View) => View, glide = false): void => {
    setView(change);
    setSmooth(glide);
  };
  const show = (step: 1 | -1): void => {
    if (!several) return;
    setIndex((index + step + images.length) % images.length);
    look(() => wholeView);
  };

  const turnOver = (): void => {
    setTurn(!turn);
    look(() => wholeView);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = event.shiftKey ? panKeys[event.key] : undefined;
    if (event.key === 'Tab') return wrapTab(event);
    if (pan) look((before) => panBy(before, pan), true);
    else if (event.key === 'ArrowRight') show(1);
    else if (event.key === 'ArrowLeft') show(-1);
    else return;
    event.preventDefault();
  };

  if (!image) return null;
  return (
    <Screen
      ref={screen}
      aria-label="Image viewer"
      aria-describedby={captionId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may insist on closing, as on a second Escape: the page must be told.
      onClose={(event) => event.currentTarget.open || onClose()}
    >
      <Bar justifyContent="space-between">
        <chakra.p minW="0" display="flex" alignItems="baseline" gap="3">
          {image.title && (
            <chakra.span textStyle="subheading" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
              {image.title}
            </chakra.span>
          )}
          <chakra.span
            textStyle="small"
            color="onNightQuiet"
            whiteSpace="nowrap"
            fontVariantNumeric="tabular-nums"
          >
            {index + 1} / {images.length}
          </chakra.span>
        </chakra.p>
        <chakra.div display="flex" gap="2">
          {gains && (
            <Button
              variant="onNight"
              size="icon"
              aria-label="Turn the picture"
              aria-pressed={turn}
              onClick={turnOver}
            >
              <TurnIcon />
            </Button>
          )}
          <Button variant="onNight" size="icon" aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </Button>
        </chakra.div>
      </Bar>
      <ImageStage
        key={index}
        src={image.src && image.dusk && mode === 'dark' ? darkVariant(image.src) : image.src}
        alt={image.alt}
        view={view}
        smooth={smooth}
        turn={turn}
        onGain={setGains}
        onView={look}
        onSwipe={show}
      />
      <Bar justifyContent="center">
        {several && (
          <Button
            variant="onNight"
            size="icon"
            aria-label="Previous image"
            onClick={() => show(-1)}
            me="auto"
          >
            <BackIcon />
          </Button>
        )}
        <Button
          variant="onNight"
          size="icon"
          aria-label="Zoom out"
          aria-disabled={view.scale <= zoomRange.min}
          onClick={() => look((before) => zoomBy(before, zoomFactors.out), true)}
        >
          <MinusIcon />
        </Button>
        <Button
          variant="onNight"
          minW="20"
          px="3"
          aria-label={`Reset zoom, now ${Math.round(view.scale * 100)}%`}
          onClick={() => look(() => wholeView, true)}
        >
          <chakra.span fontVariantNumeric="tabular-nums">{Math.round(view.scale * 100)}%</chakra.span>
        </Button>
        <Button
          variant="onNight"
          size="icon"
          aria-label="Zoom in"
          aria-disabled={view.scale >= zoomRange.max}
          onClick={() => look((before) => zoomBy(before, zoomFactors.in), true)}
        >
          <PlusIcon />
        </Button>
        {several && (
          <Button variant="onNight" size="icon" aria-label="Next image" onClick={() => show(1)} ms="auto">
            <NextIcon />
          </Button>
        )}
      </Bar>
      <chakra.p
        id={captionId}
        role="status"
        srOnly
      >{`${index + 1} / ${images.length}: ${image.alt}`}</chakra.p>
    </Screen>
  );
};
