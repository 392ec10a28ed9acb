import { chakra } from '@chakra-ui/react/styled-system';
import { maxQuantity, type Quantities } from '@hearthline/rules/floor-plans/rules.ts';
import { bathroomQuestion, bedroomQuestion, type Option } from '@hearthline/rules/home-options.ts';
import { useId, type ReactNode } from 'react';
import { useQueryChoice } from '../../platform/navigation/query-choice.ts';
import { QuantityStepper } from '../../ui/forms/quantity-stepper.tsx';
import { Card } from '../../ui/layout/surface.tsx';
import { Heading, Text } from '../../ui/text/text.tsx';
import { bathroomKinds, bedroomKinds, stepped, type RoomKind } from './rooms.ts';

interface QuantitiesPanelProps {
  readonly quantities: Quantities;
  readonly onChange: (change: (quantities: Quantities) => Quantities) => void;
}

interface GroupProps extends QuantitiesPanelProps {
  readonly title: string;
  readonly step: string;
  readonly kinds: readonly RoomKind[];
  readonly question: { readonly id: string; readonly options: readonly Option[] };
}

const Row = chakra('div', {
  base: { mx: '-3', px: '3', borderRadius: 'md', transition: 'background-color 150ms' },
  variants: { chosen: { true: { bg: 'pineTint' } } },
});

/**
 * Choosing a type does not count a room. The pictures are for browsing, and a visitor who presses all four does not want
 * four bedrooms; back would undo the choice but not the count; and quantities start at zero and change by one
 * (specification, section 4). Instead the row of the chosen type is highlighted, says which step chose it, and asks for
 * the number.
 */
const Group = ({ title, step, kinds, question, quantities, onChange }: GroupProps) => {
  const titleId = useId();
  const [chosen] = useQueryChoice(
    question.id,
    question.options.map(({ id }) => id),
  );
  const label = question.options.find(({ id }) => id === chosen)?.label;
  const noteOf = ({ types, note, countOf }: RoomKind): ReactNode => {
    if (chosen === null || !types.includes(chosen)) return note;
    return (
      <>
        {note}
        <chakra.span display="block">
          <chakra.strong color="pineText">{`${step}: ${label}.`}</chakra.strong>
          {countOf(quantities) === 0 && (
            <>
              {' '}
              <chakra.span whiteSpace="nowrap">How many?</chakra.span>
            </>
          )}
        </chakra.span>
      </>
    );
  };
  return (
    <chakra.section aria-labelledby={titleId}>
      <Heading as="h3" look="subheading" id={titleId} mb="2">
        {title}
      </Heading>
      {kinds.map((kind) => (
        <Row key={kind.parameter} chosen={chosen !== null && kind.types.includes(chosen)}>
          <QuantityStepper
            label={kind.label}
            note={noteOf(kind)}
            value={kind.countOf(quantities)}
            max={maxQuantity}
            onStep={(by) => onChange((now) => stepped(now, kind, by))}
          />
        </Row>
      ))}
    </chakra.section>
  );
};

/** Sets the number of rooms of each kind. */
export const QuantitiesPanel = ({ quantities, onChange }: QuantitiesPanelProps) => {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        Quantities
      </Heading>
      <Text quiet mt="2" maxW="prose">
        Steps 1 and 2 show what each kind looks like. Here you say how many you need, and this is what plans
        are matched by.
      </Text>
      <chakra.div
        display="grid"
        gap={{ base: '6', md: '10' }}
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        mt="6"
      >
        <Group
          title="Bedrooms"
          step="Step 1"
          kinds={bedroomKinds}
          question={bedroomQuestion}
          quantities={quantities}
          onChange={onChange}
        />
        <Group
          title="Bathrooms"
          step="Step 2"
          kinds={bathroomKinds}
          question={bathroomQuestion}
          quantities={quantities}
          onChange={onChange}
        />
      </chakra.div>
    </Card>
  );
};
