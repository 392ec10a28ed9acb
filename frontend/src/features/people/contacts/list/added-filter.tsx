import { chakra } from '@chakra-ui/react/styled-system';
import { addedSpanNames, type ContactFilter } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useState } from 'react';
import { Field, Input, Select } from '../../../../ui/forms/field.tsx';
import { addedTitle } from '../contact-words.ts';

interface AddedFilterProps {
  readonly filter: Pick<ContactFilter, 'added' | 'addedFrom' | 'addedTo'>;
  readonly onChange: (to: Record<'added' | 'addedFrom' | 'addedTo', string>) => void;
}

/** Filters by when contacts were added: since the start of a span of the business's calendar, or between two chosen days. */
export const AddedFilter = ({ filter, onChange }: AddedFilterProps) => {
  const [choosing, setChoosing] = useState(false);
  const days = { addedFrom: filter.addedFrom ?? '', addedTo: filter.addedTo ?? '' };
  const hasDays = Boolean(days.addedFrom || days.addedTo);
  const chosen = choosing || hasDays ? 'days' : (filter.added ?? '');
  const choose = (value: string): void => {
    setChoosing(value === 'days');
    if (value !== 'days') onChange({ added: value, addedFrom: '', addedTo: '' });
  };
  const set = (to: Partial<typeof days>): void => onChange({ added: '', ...days, ...to });
  return (
    <>
      <Select
        aria-label="Added"
        pe={{ base: '8', sm: '10' }}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Added any time</option>
        {addedSpanNames.map((span) => (
          <option key={span} value={span}>
            {addedTitle(span)}
          </option>
        ))}
        <option value="days">Choose days…</option>
      </Select>
      {chosen === 'days' && (
        <chakra.div
          role="group"
          aria-label="Days"
          display="grid"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(2, 11rem)' }}
          gap="3"
        >
          <Field label="Added from">
            {(wiring) => (
              <Input
                {...wiring}
                type="date"
                minW="0"
                px={{ base: '3', sm: '4' }}
                max={days.addedTo || undefined}
                value={days.addedFrom}
                onChange={(event) => set({ addedFrom: event.target.value })}
              />
            )}
          </Field>
          <Field label="Added to">
            {(wiring) => (
              <Input
                {...wiring}
                type="date"
                minW="0"
                px={{ base: '3', sm: '4' }}
                min={days.addedFrom || undefined}
                value={days.addedTo}
                onChange={(event) => set({ addedTo: event.target.value })}
              />
            )}
          </Field>
        </chakra.div>
      )}
    </>
  );
};
