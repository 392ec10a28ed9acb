/**
 * The four picture questions a visitor answers: bedroom and bathroom type in the
 * floor plan generator, roof profile and siding in Design Your Home.
 *
 * `id` of a question is also the name of its query parameter in the page address and
 * the `segmentId` of the window event `question:select` (docs/specification.md, section 2).
 * Every `image` is served by `/api/image/{file}`; the same name with `.pdf` is its printable version.
 */
export type Option = {
  readonly id: string;
  readonly label: string;
  readonly alt: string;
  readonly image: `/api/image/${string}.png`;
};

export type Question = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
};

export const bedroomQuestion = {
  id: 'bedrooms',
  label: 'Bedroom type',
  options: [
    {
      id: 'king',
      label: 'King Bedroom',
      alt: 'Bedroom drawn from above with a king bed, two nightstands, a bench and a reading chair by the window',
      image: '/api/image/bedroom-king.png',
    },
    {
      id: 'queen',
      label: 'Queen Bedroom',
      alt: 'Bedroom drawn from above with a queen bed, two nightstands and a dresser',
      image: '/api/image/bedroom-queen.png',
    },
    {
      id: 'full',
      label: 'Full Bedroom',
      alt: 'Bedroom drawn from above with a full bed, one nightstand and a desk',
      image: '/api/image/bedroom-full.png',
    },
    {
      id: 'twin',
      label: 'Twin Bedroom',
      alt: 'Bedroom drawn from above with a twin bed along the wall, one nightstand and a desk',
      image: '/api/image/bedroom-twin.png',
    },
  ],
} as const satisfies Question;

export const bathroomQuestion = {
  id: 'bathrooms',
  label: 'Bathroom type',
  options: [
    {
      id: 'master',
      label: 'Master Bathroom',
      alt: 'Bathroom drawn from above with a soaking tub, a separate shower, a double vanity and a toilet',
      image: '/api/image/bathroom-master.png',
    },
    {
      id: 'standard',
      label: 'Standard Bathroom',
      alt: 'Bathroom drawn from above with a combined tub and shower, a vanity and a toilet',
      image: '/api/image/bathroom-standard.png',
    },
    {
      id: 'three-quarter',
      label: 'Three-Quarter Bathroom',
      alt: 'Bathroom drawn from above with a shower, a vanity and a toilet',
      image: '/api/image/bathroom-three-quarter.png',
    },
    {
      id: 'half',
      label: 'Half Bathroom',
      alt: 'Bathroom drawn from above with a vanity and a toilet',
      image: '/api/image/bathroom-half.png',
    },
  ],
} as const satisfies Question;

export const roofQuestion = {
  id: 'roof',
  label: 'Roof profile',
  options: [
    {
      id: 'gable',
      label: 'Gable',
      alt: 'Home with a gable roof: two equal slopes that meet at a ridge',
      image: '/api/image/roof-gable.png',
    },
    {
      id: 'hip',
      label: 'Hip',
      alt: 'Home with a hip roof: slopes on all four sides',
      image: '/api/image/roof-hip.png',
    },
    {
      id: 'shed',
      label: 'Shed',
      alt: 'Home with a shed roof: one single slope',
      image: '/api/image/roof-shed.png',
    },
    {
      id: 'mansard',
      label: 'Mansard',
      alt: 'Home with a mansard roof: steep lower slopes on four sides under a nearly flat top',
      image: '/api/image/roof-mansard.png',
    },
    {
      id: 'gambrel',
      label: 'Gambrel',
      alt: 'Home with a gambrel roof: two slopes on each side, the lower one steeper, like a barn',
      image: '/api/image/roof-gambrel.png',
    },
    {
      id: 'flat',
      label: 'Flat',
      alt: 'Home with a flat roof behind a low parapet',
      image: '/api/image/roof-flat.png',
    },
    {
      id: 'butterfly',
      label: 'Butterfly',
      alt: 'Home with a butterfly roof: two slopes that rise outward from a valley in the middle',
      image: '/api/image/roof-butterfly.png',
    },
    {
      id: 'saltbox',
      label: 'Saltbox',
      alt: 'Home with a saltbox roof: a short slope in front and a long one behind',
      image: '/api/image/roof-saltbox.png',
    },
  ],
} as const satisfies Question;

export const sidingQuestion = {
  id: 'siding',
  label: 'Siding',
  options: [
    {
      id: 'vinyl',
      label: 'Vinyl',
      alt: 'Vinyl siding: smooth pale courses of double lap with a fine shadow line',
      image: '/api/image/siding-vinyl.png',
    },
    {
      id: 'fiber-cement',
      label: 'Fiber Cement',
      alt: 'Fiber cement siding: wide lapped planks with a soft wood grain and butt joints',
      image: '/api/image/siding-fiber-cement.png',
    },
    {
      id: 'wood',
      label: 'Wood',
      alt: 'Wood siding: vertical cedar boards with visible grain and knots',
      image: '/api/image/siding-wood.png',
    },
    {
      id: 'brick',
      label: 'Brick Veneer',
      alt: 'Brick veneer: red and brown bricks in running bond with light mortar',
      image: '/api/image/siding-brick.png',
    },
    {
      id: 'stone',
      label: 'Stone Veneer',
      alt: 'Stone veneer: ledge stones of different sizes in gray and sand tones',
      image: '/api/image/siding-stone.png',
    },
    {
      id: 'stucco',
      label: 'Stucco',
      alt: 'Stucco: warm trowelled plaster with a fine sand texture',
      image: '/api/image/siding-stucco.png',
    },
    {
      id: 'metal',
      label: 'Metal',
      alt: 'Metal siding: dark vertical panels with narrow standing seams',
      image: '/api/image/siding-metal.png',
    },
    {
      id: 'composite',
      label: 'Composite',
      alt: 'Composite siding: long level boards in close brown tones with dark open joints',
      image: '/api/image/siding-composite.png',
    },
  ],
} as const satisfies Question;

/** All four, in the order in which a visitor meets them. */
export const questions = [bedroomQuestion, bathroomQuestion, roofQuestion, sidingQuestion] as const;

export type BedroomType = (typeof bedroomQuestion)['options'][number]['id'];
export type BathroomType = (typeof bathroomQuestion)['options'][number]['id'];
export type RoofProfile = (typeof roofQuestion)['options'][number]['id'];
export type Siding = (typeof sidingQuestion)['options'][number]['id'];
