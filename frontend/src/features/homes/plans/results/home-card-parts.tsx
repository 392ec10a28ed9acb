import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { Picture } from '../../../../ui/image-viewer/picture.tsx';
import { textLink } from '../../../../ui/text/text.tsx';
import { EnlargeIcon } from '../../../../ui/theme/icons.tsx';
import type { DrawnHome, HomeSummary } from './home-summary.ts';

const Enlarge = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    h: 'full',
    minH: '0',
    cursor: 'zoom-in',
    bg: 'surface',
    borderColor: 'line',
    _focusVisible: { outlineOffset: '-3px', outlineWidth: '3px' },
    '& > span:last-of-type': { transition: 'background-color 150ms' },
    _hover: { '& > span:last-of-type': { bg: 'pineDeep' } },
  },
});

interface PlanPictureProps extends ComponentProps<typeof Enlarge> {
  readonly home: DrawnHome;
}

/** The plan of a home, to be pressed for a larger view. */
export const PlanPicture = ({ home: { name, drawing }, ...props }: PlanPictureProps) => (
  <Enlarge type="button" aria-label={`View the floor plan of the ${name} full screen`} {...props}>
    <Picture
      dusk
      src={drawing.src}
      alt={drawing.alt}
      display="block"
      w="full"
      h="full"
      bg="surface"
      objectFit="contain"
    />
    <chakra.span
      position="absolute"
      right="2"
      bottom="2"
      display="grid"
      placeItems="center"
      w="8"
      h="8"
      borderRadius="full"
      bg="pine"
      color="onPine"
      _print={{ display: 'none' }}
    >
      <EnlargeIcon />
    </chakra.span>
  </Enlarge>
);

/** How a home looks from the street; it grows into the picture of the home's page. */
export const StreetPicture = ({
  exterior,
  ...props
}: Pick<HomeSummary, 'exterior'> & Omit<ComponentProps<typeof Picture>, 'src' | 'srcSet' | 'alt'>) => (
  <Picture data-grow="card" dusk {...exterior} w="full" objectFit="cover" {...props} />
);

/** A fact of a home with its name. */
export const Fact = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <div>
    <chakra.dt textStyle="fine" color="quiet">
      {name}
    </chakra.dt>
    <chakra.dd fontWeight="600">{value}</chakra.dd>
  </div>
);

/** The facts of a home, each with its name. */
export const HomeFacts = ({
  home: { bedrooms, baths, size, squareFeet },
  ...props
}: { readonly home: HomeSummary } & ComponentProps<typeof chakra.dl>) => (
  <chakra.dl display="grid" {...props}>
    <Fact name="Bedrooms" value={bedrooms} />
    <Fact {...baths} />
    <Fact {...size} />
    <Fact name="Square feet" value={Math.round(squareFeet).toLocaleString('en-US')} />
  </chakra.dl>
);

/** Room for what a home costs: as high as it is at most, so that nothing below moves. */
export const PriceRoom = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div minH="11.5rem">
    <Suspense>{children}</Suspense>
  </chakra.div>
);

/** To the page of a home. */
export const HomePageLink = ({ home: { name, page } }: { readonly home: HomeSummary }) => (
  <ButtonLink to={page} size="sm" aria-label={`See the ${name}`}>
    See this home
  </ButtonLink>
);

/** A line of what can be done with a home, which is useless on paper. */
export const HomeLinks = chakra('div', {
  base: { display: 'flex', alignItems: 'center', columnGap: '4', rowGap: '2', _print: { display: 'none' } },
});

export const bookingLabel = (name: string): string => `Book Consultation about the ${name}`;

/** A link to a file of a home. */
export const FileLink = chakra('a', { base: { ...textLink, textStyle: 'small', fontWeight: '600' } });
