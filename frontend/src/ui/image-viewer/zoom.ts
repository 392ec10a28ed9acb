/** A position or a distance in CSS pixels; a position counts from the center of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is placed on its stage: its size as a factor, and the position of its center. */
export interface View extends Point {
  readonly scale: number;
}

/** The whole picture, fitted into the stage. */
export const wholeView: View = { scale: 1, x: 0, y: 0 };

/** docs/specification.md, section 9: factors of the buttons and of the wheel, the range, the double-click. */
export const zoomFactors = { in: 1.2, out: 0.8, wheelIn: 1.1, wheelOut: 0.9 } as const;
export const zoomRange = { min: 0.5, max: 3 } as const;
export const doubleClickZoom = 2;

const middle: Point = { x: 0, y: 0 };

/**
 * Changes the size so that what lies under a point stays under it.
 * @param factor of the current size; the result stays within {@link zoomRange}
 * @param at the position of the pointer; the center for a button
 */
export const zoomBy = (view: View, factor: number, at: Point = middle): View => {
  const scale = Math.min(zoomRange.max, Math.max(zoomRange.min, view.scale * factor));
  // Up to its fitted size a picture stays centered: all of it is visible.
  if (scale <= 1) return { ...wholeView, scale };
  const grown = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
};

/** A double-click: from the whole picture to twice its size at that position, from any other size back to the whole. */
export const toggleZoom = (view: View, at: Point): View =>
  view.scale === 1 ? zoomBy(view, doubleClickZoom, at) : wholeView;

/** Drags a picture that is enlarged; any other stays in place. */
export const panBy = (view: View, { x, y }: Point): View =>
  view.scale > 1 ? { ...view, x: view.x + x, y: view.y + y } : view;

/**
 * Keeps a picture from being dragged out of sight: its edge goes no further than the center of the stage.
 * @param size of the picture at scale 1
 */
export const inSight = (view: View, size: { readonly width: number; readonly height: number }): View => {
  const within = (value: number, length: number): number => {
    const maxOffset = (length * view.scale) / 2;
    return Math.min(maxOffset, Math.max(-maxOffset, value));
  };
  return { ...view, x: within(view.x, size.width), y: within(view.y, size.height) };
};
