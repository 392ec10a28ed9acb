import { chakra } from '@chakra-ui/react/styled-system';
import { maxQuantity, type Quantities } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { useId } from 'react';
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { roomKinds, stepped } from './rooms.ts';

interface QuantitiesPanelProps {
  readonly quantities: Quantities;
  readonly onChange: (change: (quantities: Quantities) => Quantities) => void;
}

/** The number of rooms of each kind, beside the plans that follow it. */
export const QuantitiesPanel = ({ quantities, onChange }: QuantitiesPanelProps) => {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} px="4" py="3" _print={{ display: 'none' }}>
      <Heading as="h2" look="subheading" id={titleId}>
        Quantities
      </Heading>
      <chakra.div
        display="grid"
        columnGap="8"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr' }}
        textStyle="small"
        // Beside the steps the order below it fits into the window too.
        css={{ '@media (min-width: 1024px) and (hover: hover)': { '--control': '2rem' } }}
      >
        {roomKinds.map((kind) => (
          <QuantityStepper
            key={kind.parameter}
            label={kind.label}
            value={kind.countOf(quantities)}
            max={maxQuantity}
            onStep={(by) => onChange((now) => stepped(now, kind, by))}
          />
        ))}
      </chakra.div>
    </Card>
  );
};
