/** An uploaded picture of a home. */
export interface ShownPicture {
  readonly id: string;
  readonly url: string;
  readonly alt: string;
}

/** A published home as pages show it: what the API calls `Home`. */
export interface ShownHome {
  readonly slug: string;
  readonly name: string;
  /** Single Wide, Double Wide or Triple Wide. */
  readonly modelType: string;
  /** Nominal feet as the trade writes it, `26x66`. */
  readonly footprint: string;
  readonly bedrooms: number;
  /** A half bath counts one. */
  readonly bathrooms: number;
  readonly squareFootage: number;
  readonly description: string;
  /** Whether its plan has passed the check. */
  readonly checked: boolean;
  readonly hasPlan: boolean;
  readonly pictures: readonly ShownPicture[];
  /** The picture of its front. */
  readonly imageUrl: string;
}

/** The address of a home's page. */
export const homePath = (slug: string): string => `/homes/${slug}`;
/** The address of the page of a generated plan. */
export const generatedHomePath = (code: string): string => `/homes/g/${code}`;

const sections: Readonly<Record<string, string>> = { Single: '1x', Double: '2x', Triple: '3x' };

/** `2x Double Wide`: how many sections, as the trade counts them. */
export const sectionsText = (modelType: string): string =>
  [sections[modelType.split(' ')[0] ?? ''], modelType].filter(Boolean).join(' ');
