import { chakra } from '@chakra-ui/react/styled-system';
import { bathroomsText, bedroomsText, type Quantities } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { bathroomQuestion, bedroomQuestion, type Option } from '@hearthline/rules/home-options.ts';
import { useId } from 'react';
import { useQueryChoice } from '../../../platform/navigation/query-choice.ts';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { canSearch, searchOf } from './order-url-state.ts';
import { bathroomKinds, bedroomKinds, countedText, type RoomKind } from './rooms.ts';

interface PartProps {
  readonly title: string;
  readonly total: number;
  readonly kinds: readonly RoomKind[];
  readonly quantities: Quantities;
  readonly question: { readonly id: string; readonly options: readonly Option[] };
}

/** Bedrooms or bathrooms: their total, its parts, and the type chosen. */
const Part = ({ title, total, kinds, quantities, question: { id, options } }: PartProps) => {
  const [chosen] = useQueryChoice(
    id,
    options.map((option) => option.id),
  );
  const label = options.find((option) => option.id === chosen)?.label;
  return (
    <chakra.div py={{ base: '3', lg: '2' }} borderTopWidth="1px" borderColor="line">
      <chakra.dt display="flex" justifyContent="space-between" gap="4" fontWeight="600">
        {title}
        <span>{total}</span>
      </chakra.dt>
      <chakra.dd textStyle="small">
        {kinds
          .filter(({ countOf }) => countOf(quantities) > 0)
          .map((kind) => countedText(kind, kind.countOf(quantities)))
          .join(', ')}
      </chakra.dd>
      {label && (
        <chakra.dd textStyle="small" color="quiet">
          Type chosen: {label}
        </chakra.dd>
      )}
    </chakra.div>
  );
};

/** What was ordered, and what Generate will search for. Shown once something is ordered. */
export const OrderSummary = ({ quantities }: { quantities: Quantities }) => {
  const titleId = useId();
  const search = searchOf(quantities);
  const missing = search.bedrooms === 0 ? 'bedroom' : 'bathroom';
  return (
    <Card as="section" aria-labelledby={titleId} px={{ lg: '4' }} py={{ lg: '3' }}>
      <Heading as="h2" look="subheading" id={titleId}>
        Order Summary
      </Heading>
      <chakra.dl mt={{ base: '4', lg: '2' }}>
        <Part
          title="Total bedrooms"
          total={search.bedrooms}
          kinds={bedroomKinds}
          quantities={quantities}
          question={bedroomQuestion}
        />
        <Part
          title="Total bathrooms"
          total={search.bathrooms}
          kinds={bathroomKinds}
          quantities={quantities}
          question={bathroomQuestion}
        />
      </chakra.dl>
      <Text look="small" quiet pt={{ base: '3', lg: '2' }} borderTopWidth="1px" borderColor="line">
        {canSearch(search)
          ? `We will look for homes with exactly ${bedroomsText(search.bedrooms)} and ${bathroomsText(search.bathrooms)}.`
          : `Add at least one ${missing} to look for homes.`}
      </Text>
    </Card>
  );
};
