import { chakra } from '@chakra-ui/react/styled-system';
import { canSwap } from '@hearthline/model/edit/swap-rooms.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { Heading } from '../../../../ui/text/text.tsx';

interface SwapPanelProps {
  readonly plan: Plan;
  readonly onSwap: (first: number, second: number) => void;
}

/** Lets two rooms change places. */
export const SwapPanel = ({ plan, onSwap }: SwapPanelProps) => {
  const { rooms } = plan.levels[0];
  const [first, setFirst] = useState<number | null>(null);
  const [second, setSecond] = useState<number | null>(null);
  const able = rooms.flatMap((room, index) =>
    rooms.some((one) => canSwap(room, one)) ? [{ ...room, index }] : [],
  );
  const sleeping = able.filter(({ use }) => use === 'bedroom');
  const a = first ?? sleeping[0]?.index ?? able[0]?.index ?? 0;
  const partners = able.filter(({ index }) => index !== a);
  const b =
    partners.find(({ index }) => index === (second ?? sleeping[1]?.index))?.index ?? partners[0]?.index;
  if (b === undefined) return null;
  return (
    <chakra.section aria-labelledby="plan-swap" display="grid" gap="3" alignContent="start">
      <Heading as="h2" look="minor" id="plan-swap">
        Swap rooms
      </Heading>
      <SelectField label="Room" value={a} onChange={({ target }) => setFirst(Number(target.value))}>
        {able.map(({ id, name, index }) => (
          <option key={id} value={index}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="With" value={b} onChange={({ target }) => setSecond(Number(target.value))}>
        {partners.map(({ id, name, index }) => (
          <option key={id} value={index}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button variant="outline" size="sm" onClick={() => onSwap(Math.min(a, b), Math.max(a, b))}>
        Swap
      </Button>
    </chakra.section>
  );
};
