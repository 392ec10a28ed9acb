import type { ViewerImage } from '../../ui/image-viewer/image-viewer.tsx';

interface Room {
  readonly file: string;
  readonly title: string;
}

/** A model on the home page (specification, section 3, Featured home). */
export interface FeaturedHome {
  readonly id: string;
  readonly title: string;
  readonly specs: readonly string[];
  readonly description: string;
  /** Interior pictures: rooms of the home. */
  readonly rooms: readonly Room[];
}

const king = { file: 'bedroom-king', title: 'Primary bedroom' };
const queen = { file: 'bedroom-queen', title: 'Primary bedroom' };
const full = { file: 'bedroom-full', title: 'Second bedroom' };
const master = { file: 'bathroom-master', title: 'Primary bath' };
const standard = { file: 'bathroom-standard', title: 'Bath' };
const shower = { file: 'bathroom-three-quarter', title: 'Second bath' };

export const featuredHomes: readonly FeaturedHome[] = [
  {
    id: 'wasco',
    title: 'WASCO',
    specs: ['3x Triple Wide', '60x40', '2,310 sqft', '5 bedrooms', '3 baths'],
    rooms: [king, master],
    description:
      'Kitchen, dining and family rooms are one great room across all three sections. The primary suite has its own side of the house; four more bedrooms share the other.',
  },
  {
    id: 'birkenfeld',
    title: 'Birkenfeld',
    specs: ['2x Double Wide', '26x66', '1,760 sqft', '3 bed', '2 bath'],
    rooms: [queen, standard],
    description:
      'The primary suite at one end, two bedrooms at the other, and a wide open great room between them.',
  },
  {
    id: 'enid',
    title: 'Enid',
    specs: ['1x Single Wide', '13x66', '880 sqft', '3 bed', '2 bath'],
    rooms: [full, shower],
    description:
      'Three bedrooms and two full baths on a single section that fits narrow lots and tight driveways.',
  },
];

/** The index of the floor plan among a home's pictures. */
export const planIndex = 1;

/** The pictures of a home in the order of the viewer: exterior, floor plan, interior details. */
export const picturesOf = ({
  id,
  title,
  rooms,
}: FeaturedHome): readonly (ViewerImage & { readonly src: string })[] => [
  {
    src: `/api/image/home-${id}.webp`,
    dusk: true,
    alt: `The ${title} home seen from the front`,
    title: `${title}: exterior`,
  },
  {
    src: `/api/image/plan-${id}.webp`,
    dusk: true,
    alt: `Floor plan of the ${title} with furniture and dimensions`,
    title: `${title}: floor plan`,
  },
  ...rooms.map((room) => ({
    src: `/api/image/${room.file}.webp`,
    dusk: true,
    alt: `${room.title} of the ${title}, drawn from above`,
    title: `${title}: ${room.title.toLowerCase()}`,
  })),
];
