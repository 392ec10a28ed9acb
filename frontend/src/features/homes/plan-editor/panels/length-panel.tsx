import { chakra } from '@chakra-ui/react/styled-system';
import { feetInches } from '@hearthline/model/drawing/labels/feet-inches.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { MinusIcon, PlusIcon } from '../../../../ui/theme/icons.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';

interface LengthPanelProps {
  readonly plan: Plan;
  readonly onStretch: (room: number, feet: number) => void;
}

/** Makes the home longer or shorter where a room lies. */
export const LengthPanel = ({ plan, onStretch }: LengthPanelProps) => {
  const { rooms } = plan.levels[0];
  const largest = rooms.reduce(
    (best, { squareFeet }, index) => (squareFeet > (rooms[best]?.squareFeet ?? 0) ? index : best),
    0,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const room = chosen ?? largest;
  return (
    <chakra.section aria-labelledby="plan-length" display="grid" gap="3" alignContent="start">
      <div>
        <Heading as="h2" look="minor" id="plan-length">
          Length
        </Heading>
        <Text look="small" quiet>
          {feetInches(plan.length)} × {feetInches(plan.width)}
        </Text>
      </div>
      <SelectField label="Where" value={room} onChange={({ target }) => setChosen(Number(target.value))}>
        {rooms.map(({ id, name }, index) => (
          <option key={id} value={index}>
            {name}
          </option>
        ))}
      </SelectField>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2">
        <Button
          variant="outline"
          size="sm"
          aria-label="Shorten by 1 foot"
          onClick={() => onStretch(room, -1)}
        >
          <MinusIcon /> 1 ft
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label="Lengthen by 1 foot"
          onClick={() => onStretch(room, 1)}
        >
          <PlusIcon /> 1 ft
        </Button>
      </chakra.div>
    </chakra.section>
  );
};
