import type { Style, WidthClass } from './document.ts';

/**
 * Why a style cannot be had with the rest of a wish, as a sentence; null where it can: `plain` has no porch, and the street is
 * at an end of single and double wides only.
 */
export const styleConflict = ({
  style,
  porch,
  width,
}: {
  readonly style?: Style | null | undefined;
  readonly porch?: boolean | undefined;
  readonly width: WidthClass;
}): string | null =>
  style === 'plain' && porch === true
    ? 'A home in the plain style has no porch'
    : style === 'porch-end' && width === 'triple'
      ? 'A triple wide has no porch at its end'
      : null;
