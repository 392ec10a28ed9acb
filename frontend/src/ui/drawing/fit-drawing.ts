import type { Drawing } from '@hearthline/model/drawing/draw-plan.ts';

/** In pixels, the least height of text on the screen. */
export const minTextPixels = 12;
/** A name that fits nowhere else is written at this share of the drawing's text. */
const smallest = 0.85;
/** Text of this height, in pixels, leaves the smallest of it readable. */
const wantedText = minTextPixels / smallest + 0.3;

export interface FittedDrawing {
  readonly drawing: Drawing;
  /** Pixels per inch. */
  readonly scale: number;
}

interface Space {
  readonly width: number;
  readonly height: number;
}

/** The scale at which all of a drawing is seen in a space, in pixels per inch. */
const scaleIn = ({ bounds }: Drawing, { width, height }: Space): number =>
  Math.min(width / Math.max(bounds.w, 1), height / Math.max(bounds.h, 1));

/**
 * Draws so that all of it fits into a space and none of its text is lower than {@link minTextPixels}. Text takes space itself,
 * so the height is found in a few steps.
 * @param draw draws with text of a height in inches
 */
export const fitDrawing = (draw: (textSize: number) => Drawing, space: Space): FittedDrawing => {
  let textSize = 8;
  let drawing = draw(textSize);
  for (let step = 0; step < 6; step++) {
    const pixels = textSize * scaleIn(drawing, space);
    if (pixels >= wantedText && pixels <= wantedText + 1) break;
    const next = Math.min(60, Math.max(1, (textSize * (wantedText + 0.4)) / pixels));
    if (next === textSize) break;
    textSize = next;
    drawing = draw(textSize);
  }
  // A line of dimensions more or less changes the space by leaps, so that the steps may have ended below.
  while (textSize < 60 && textSize * scaleIn(drawing, space) < wantedText) {
    textSize = Math.min(60, textSize * 1.06);
    drawing = draw(textSize);
  }
  return { drawing, scale: scaleIn(drawing, space) };
};

/**
 * Draws several so that each fits into a space of the same size, all in one scale: that of the one that needs most room. None of
 * their text is lower than {@link minTextPixels}.
 */
export const fitTogether = (
  draws: readonly ((textSize: number) => Drawing)[],
  space: Space,
): FittedDrawing[] => {
  let scale = Math.min(...draws.map((draw) => fitDrawing(draw, space).scale));
  let drawings: Drawing[] = [];
  for (let step = 0; step < 6; step++) {
    const textSize = Math.min(60, (wantedText + 0.4) / scale);
    drawings = draws.map((draw) => draw(textSize));
    const maxScale = Math.min(...drawings.map((drawing) => scaleIn(drawing, space)));
    if (maxScale >= scale) break;
    scale = maxScale;
  }
  return drawings.map((drawing) => ({ drawing, scale }));
};
