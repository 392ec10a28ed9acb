import type { ReactNode } from 'react';

/** What a card and a comparison show of a home, whether it is of the catalog or was drawn. */
export interface HomeSummary {
  /** Its part of the address in a comparison: the slug of a home of the catalog, or the code of a drawn one. */
  readonly id: string;
  readonly name: string;
  /** Single, double or triple wide. */
  readonly kind: string;
  readonly bedrooms: number;
  /** A catalog counts a half bath as one, a drawn plan as one half. */
  readonly baths: { readonly name: string; readonly value: number };
  /** What the outside measures, with the name of that figure. */
  readonly size: { readonly name: string; readonly value: string };
  readonly squareFeet: number;
  /** In feet, to compare drawings at one scale. */
  readonly length: number;
  /** Null if it has no plan. */
  readonly drawing: null | {
    readonly src: string;
    readonly alt: string;
    /** Width to height, as in `16 / 9`. */
    readonly ratio: string;
  };
  /** How it looks from the front. */
  readonly exterior: { readonly src: string; readonly alt: string; readonly ratio: string };
  /** The address of its own page. */
  readonly page: string;
  /** Where a consultation about it is booked. */
  readonly booking: string;
}

/** Shows what a home of the catalog or a drawn one costs. */
export type ShowPrice = (home: { readonly slug: string } | { readonly planCode: string }) => ReactNode;

/** A home whose plan is known. */
export type DrawnHome = HomeSummary & { readonly drawing: NonNullable<HomeSummary['drawing']> };

/** In feet, what a drawing shows beside the home: doors that open, and the names of the exits, which are larger on a phone. */
const beside = { standard: { length: 4, width: 12 }, narrow: { length: 5, width: 18 } } as const;

/** The front of a home, drawn from its plan document: a long strip, with some ground beside the home and below it. */
export const frontOf = (
  file: string,
  { length, width }: { readonly length: number; readonly width: number },
): { readonly src: string; readonly ratio: string } => ({
  src: `${file}?elevation=front&colors=light&caption=false&dimensions=false`,
  // In feet: the ridge is half the width further back, at 3 inches in 12.
  ratio: `${Math.round(length + 9)} / ${Math.round(13.5 + width / 8)}`,
});

/**
 * The drawing of a plan document, to be shown within the page.
 * @param file the address of its file as `.svg`
 * @param narrow whether the window is as narrow as a phone's, which needs larger text
 */
export const drawingOf = (
  file: string,
  { length, width }: { readonly length: number; readonly width: number },
  narrow: boolean,
): { readonly src: string; readonly ratio: string } => {
  const around = beside[narrow ? 'narrow' : 'standard'];
  return {
    src: `${file}?colors=light&caption=false&dimensions=false${narrow ? '&text=large' : ''}`,
    ratio: `${Math.round(length + around.length)} / ${Math.round(width + around.width)}`,
  };
};
