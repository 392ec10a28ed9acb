import { chakra } from '@chakra-ui/react/styled-system';
import { feetInches, wholeNumber } from '@hearthline/model/drawing/labels/feet-inches.ts';
import { bedroomsText } from '@hearthline/rules/floor-plans/rules.ts';
import { planQuery } from '@hearthline/rules/floor-plans/plan-interest.ts';
import type { DrawnPlanFragment } from '../../../gql/generated.ts';
import { useNarrow } from '../../../ui/actions/narrow-window.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Picture } from '../../../ui/image-viewer/picture.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../../../ui/text/text.tsx';
import { Enlarge, Fact } from '../plan-card-parts.tsx';
import { widthTitles } from './wish.ts';
import { bathsText } from './wish-text.ts';

const fileOf = (code: string, kind: string): string => `/api/floor-plans/designs/${code}.${kind}`;

const feetText = (feet: number): string => feetInches(Math.round(feet * 12));
const sizeText = ({ lengthFeet, widthFeet }: DrawnPlanFragment): string =>
  `${feetText(lengthFeet)} × ${feetText(widthFeet)}`;

/** The alternative text for the drawing of a plan. */
export const drawnPlanAlt = (plan: DrawnPlanFragment): string =>
  `Floor plan of the ${plan.name}: ${bedroomsText(plan.bedrooms)} and ${bathsText(plan.baths)} on ${sizeText(plan)}`;

/** The drawing with its dimensions, for the larger view. */
export const largeDrawing = (code: string): string => `${fileOf(code, 'svg')}?colors=light`;

/** In feet, what a drawing shows beside the home: doors that open, and the names of the exits, which are larger on a phone. */
const beside = { usual: { length: 4, width: 12 }, narrow: { length: 5, width: 18 } } as const;

const files = [
  { kind: 'pdf', title: 'PDF', what: 'as PDF, to scale, opens in a new tab', opens: true },
  { kind: 'png', title: 'PNG', what: 'as PNG picture, opens in a new tab', opens: true },
  { kind: 'dxf', title: 'DXF', what: 'as DXF for drafting programs, download', opens: false },
] as const;

interface DrawnPlanCardProps {
  readonly plan: DrawnPlanFragment;
  readonly onEnlarge: () => void;
}

/** A plan that was drawn for the visitor: large enough to be read, with its facts and its files. */
export const DrawnPlanCard = ({ plan, onEnlarge }: DrawnPlanCardProps) => {
  const narrow = useNarrow();
  const { code, name } = plan;
  const { length, width } = beside[narrow ? 'narrow' : 'usual'];
  const view = `colors=light&caption=false&dimensions=false${narrow ? '&text=large' : ''}`;
  return (
    <Card
      as="article"
      aria-label={name}
      p="0"
      overflow="hidden"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' }}
      breakInside="avoid"
    >
      <Enlarge
        bg="surface"
        display="grid"
        placeItems="center"
        // Beside the icon, which would cover a corner of a small drawing.
        pb={{ base: '9', lg: '0' }}
        borderBottomWidth={{ base: '1px', lg: '0' }}
        borderInlineEndWidth={{ base: '0', lg: '1px' }}
        aria-label={`View the floor plan of the ${name} full screen`}
        onClick={onEnlarge}
      >
        <Picture
          dusk
          src={`${fileOf(code, 'svg')}?${view}`}
          alt={drawnPlanAlt(plan)}
          w="full"
          bg="surface"
          p={{ base: '2', md: '4' }}
          maxH="34rem"
          aspectRatio={`${Math.round(plan.lengthFeet + length)} / ${Math.round(plan.widthFeet + width)}`}
          objectFit="contain"
        />
      </Enlarge>
      <chakra.div display="flex" flexDirection="column" p={{ base: '5', md: '6' }}>
        <Heading as="h3" look="subheading">
          {name}
        </Heading>
        <Text look="small" quiet>
          {widthTitles[plan.widthClass]}
        </Text>
        <chakra.dl display="grid" gridTemplateColumns="repeat(2, 1fr)" columnGap="4" rowGap="2" my="4">
          <Fact name="Bedrooms" value={plan.bedrooms} />
          <Fact name="Baths" value={plan.baths} />
          <Fact name="Length × width" value={sizeText(plan)} />
          <Fact name="Square feet" value={wholeNumber(plan.squareFeet)} />
        </chakra.dl>
        <chakra.div mt="auto" display="grid" gap="4" justifyItems="start" _print={{ display: 'none' }}>
          <chakra.p textStyle="small" display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
            <chakra.span color="quiet">Download</chakra.span>
            {files.map(({ kind, title, what, opens }) => (
              <chakra.a
                key={kind}
                {...textLink}
                fontWeight="600"
                href={fileOf(code, kind)}
                {...(opens ? { target: '_blank', rel: 'noopener' } : { download: true })}
                aria-label={`${name} ${what}`}
              >
                {title}
              </chakra.a>
            ))}
          </chakra.p>
          <ButtonLink
            to={`/appointments${planQuery(name)}`}
            variant="outline"
            size="sm"
            aria-label={`Book Consultation about the ${name}`}
          >
            Book Consultation
          </ButtonLink>
        </chakra.div>
      </chakra.div>
    </Card>
  );
};
