import { designPicture, type DesignedHome } from '@hearthline/rules/homes/designs/pictures.ts';
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
  /** Null if it has no plan. */
  readonly drawing: null | {
    readonly src: string;
    readonly alt: string;
  };
  /** How it looks from the street, three wide to two high, in its widths. */
  readonly exterior: { readonly src: string; readonly srcSet: string; readonly alt: string };
  /** The address of its own page. */
  readonly page: string;
  /** Where a consultation about it is booked. */
  readonly booking: string;
}

/** Shows what a home of the catalog or a drawn one costs. */
export type ShowPrice = (home: { readonly slug: string } | { readonly planCode: string }) => ReactNode;

/** A home whose plan is known. */
export type DrawnHome = HomeSummary & { readonly drawing: NonNullable<HomeSummary['drawing']> };

export const isDrawn = (home: HomeSummary): home is DrawnHome => home.drawing !== null;

/** The picture of a home in its own look. */
export const streetPicture = (home: Partial<DesignedHome>): ReturnType<typeof designPicture> =>
  designPicture({
    home: { slug: null, planCode: null, offered: true, ...home },
    roof: null,
    siding: null,
  });

/**
 * The address of the drawing of a plan document, to be shown within the page.
 * @param file the address of its file as `.svg`
 * @param narrow whether it is drawn as small as on a phone, which needs larger text
 */
export const drawingOf = (file: string, narrow: boolean): string =>
  `${file}?colors=light&caption=false&dimensions=false${narrow ? '&text=large' : ''}`;
