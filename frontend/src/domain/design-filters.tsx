import { chakra } from '@chakra-ui/react/styled-system';
import { roofQuestion } from '@hearthline/rules/home-options.ts';
import type { LeadDesignFilter } from '@hearthline/rules/people/leads/design-filter.ts';
import { maxCents } from '@hearthline/rules/money.ts';
import type { ComponentProps } from 'react';
import { Field, Input, Select } from '../ui/forms/field.tsx';

/** A filter as the address holds it; an empty text removes it. */
type Change = Partial<Record<keyof LeadDesignFilter, string>>;

interface DesignFiltersProps {
  /** The homes of the catalog. */
  readonly homes: readonly { readonly slug: string; readonly name: string }[];
  readonly filter: LeadDesignFilter;
  readonly onChange: (to: Change) => void;
}

interface PriceFieldProps extends Pick<ComponentProps<typeof Field>, 'label'> {
  readonly cents: number | null;
  readonly onCents: (cents: string) => void;
}

/** Whole dollars. They take effect when the field is left or Enter is pressed: each digit on its own would be another list. */
const PriceField = ({ label, cents, onCents }: PriceFieldProps) => {
  const shown = cents === null ? '' : String(Math.round(cents / 100));
  const take = (typed: string): void => {
    const digits = typed.replace(/[^\d.]/g, '').split('.')[0] ?? '';
    const wanted = Math.min(Number(digits) * 100, maxCents);
    if (typed !== shown) onCents(wanted > 0 ? String(wanted) : '');
  };
  return (
    <Field label={label}>
      {(wiring) => (
        <Input
          {...wiring}
          // Another filter, or the list's reset, changes what is shown.
          key={shown}
          inputMode="numeric"
          placeholder="$"
          minW="0"
          defaultValue={shown}
          onBlur={(event) => take(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
};

/** Filters by the design that somebody booked or asked with: its home, its roof, and about what it cost. */
export const DesignFilters = ({ homes, filter, onChange }: DesignFiltersProps) => {
  const { home, roof, minPrice, maxPrice } = filter;
  const isListed = homes.some(({ slug }) => slug === home);
  return (
    <>
      <Select
        aria-label="Home"
        value={home ?? ''}
        onChange={(event) => onChange({ home: event.target.value })}
      >
        <option value="">All homes</option>
        {home && !isListed && <option value={home}>{home}</option>}
        {homes.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Roof"
        value={roof ?? ''}
        onChange={(event) => onChange({ roof: event.target.value })}
      >
        <option value="">All roofs</option>
        {roofQuestion.options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label} roof
          </option>
        ))}
      </Select>
      <chakra.div
        role="group"
        aria-label="Design price on the day it was designed"
        display="grid"
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        gap="2"
      >
        <PriceField
          label="Design price from"
          cents={minPrice}
          onCents={(cents) => onChange({ minPrice: cents })}
        />
        <PriceField
          label="Design price to"
          cents={maxPrice}
          onCents={(cents) => onChange({ maxPrice: cents })}
        />
      </chakra.div>
    </>
  );
};
