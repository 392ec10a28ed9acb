import { chakra } from '@chakra-ui/react/styled-system';
import { bathroomsText, bedroomsText } from '@hearthline/rules/floor-plans/rules.ts';
import { planQuery } from '@hearthline/rules/floor-plans/plan-interest.ts';
import type { PlanCardFragment } from '../../gql/generated.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Picture } from '../../ui/image-viewer/picture.tsx';
import { Card } from '../../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../../ui/text/text.tsx';
import { Enlarge, Fact } from './plan-card-parts.tsx';

/** The alternative text for the picture of a plan. */
export const planAlt = ({ name, bedrooms, bathrooms, footprint }: PlanCardFragment): string =>
  `Floor plan of the ${name}: ${bedroomsText(bedrooms)} and ${bathroomsText(bathrooms)} on ${footprint} feet`;

/** A matching home, with its plan to enlarge, print and discuss. */
export const PlanCard = ({ plan, onEnlarge }: { plan: PlanCardFragment; onEnlarge: () => void }) => (
  <Card as="article" aria-label={plan.name} p="0" display="flex" flexDirection="column">
    <Enlarge
      borderBottomWidth="1px"
      borderTopRadius="calc({radii.lg} - 1px)"
      aria-label={`View the floor plan of the ${plan.name} full screen`}
      onClick={onEnlarge}
    >
      {/* Crops to the middle of the sheet, where the plan is: its title and footer are in the card and in the viewer. */}
      <Picture
        dusk
        src={plan.imageUrl}
        alt={planAlt(plan)}
        width="1600"
        height="1200"
        w="full"
        aspectRatio="1600 / 870"
        objectFit="cover"
        objectPosition="50% 66%"
        borderTopRadius="calc({radii.lg} - 1px)"
      />
    </Enlarge>
    <chakra.div flex="1" display="flex" flexDirection="column" p={{ base: '5', md: '6' }}>
      <Heading as="h3" look="subheading">
        {plan.name}
      </Heading>
      <Text look="small" quiet>
        {plan.modelType}
      </Text>
      <chakra.dl display="grid" gridTemplateColumns="repeat(2, 1fr)" columnGap="4" rowGap="2" my="4">
        <Fact name="Bedrooms" value={plan.bedrooms} />
        <Fact name="Bathrooms" value={plan.bathrooms} />
        <Fact name="Footprint (feet)" value={plan.footprint} />
        <Fact name="Square feet" value={plan.squareFootage.toLocaleString('en-US')} />
      </chakra.dl>
      <Text look="small" mb="5">
        {plan.description}
      </Text>
      <chakra.div mt="auto" display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3">
        <ButtonLink
          to={`/appointments${planQuery(plan.name)}`}
          variant="outline"
          size="sm"
          aria-label={`Book Consultation about the ${plan.name}`}
        >
          Book Consultation
        </ButtonLink>
        <chakra.a
          _print={{ display: 'none' }}
          {...textLink}
          fontWeight="600"
          textStyle="small"
          href={plan.imageUrl.replace(/\.png$/, '.pdf')}
          target="_blank"
          rel="noopener"
          aria-label={`Floor plan as PDF: ${plan.name}, opens in a new tab`}
        >
          Floor plan as PDF
        </chakra.a>
      </chakra.div>
    </chakra.div>
  </Card>
);
