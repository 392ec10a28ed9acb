import type { ReportField } from '@hearthline/rules/office/reports/field-types.ts';
import { reportLimits, type ReportFilter } from '@hearthline/rules/office/reports/report-rules.ts';
import { useState } from 'react';
import { ChipGroup } from '../../../../ui/forms/chip-group.tsx';
import { Select } from '../../../../ui/forms/field.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { valuesOf, type ReportOptions } from './report-choices.ts';

/** Up to this many values are all shown as chips; above it, only the chosen ones are, and the others are in a list. */
const maxChips = 8;

interface ValueFilterProps {
  readonly field: ReportField;
  readonly filter: ReportFilter;
  readonly offer: ReportOptions | undefined;
  readonly onChange: (filter: ReportFilter) => void;
}

/** A filter for one of some values, or for none of them. */
export const ValueFilter = ({ field, filter, offer, onChange }: ValueFilterProps) => {
  /** Whether no value is chosen: such a filter is invalid, so it stays here until one is. */
  const [isEmpty, setEmpty] = useState(false);
  const chosen = isEmpty ? [] : filter.values;
  const known = valuesOf(field, offer);
  const all = [
    ...known,
    ...filter.values
      .filter((value) => !known.some(({ id }) => id === value))
      .map((id) => ({ id, title: id || 'Not set' })),
  ];
  const few = all.length <= maxChips;
  const choose = (values: readonly string[]): void => {
    setEmpty(values.length === 0);
    if (values.length)
      onChange({
        field: field.key,
        op: filter.op === 'none_of' ? 'none_of' : 'one_of',
        values: values.slice(0, reportLimits.values),
      });
  };
  return (
    <>
      <Select
        aria-label={`${field.title}: how`}
        value={filter.op === 'none_of' ? 'none_of' : 'one_of'}
        onChange={(event) => onChange({ ...filter, op: event.target.value as 'one_of' | 'none_of' })}
      >
        <option value="one_of">is</option>
        <option value="none_of">is not</option>
      </Select>
      <ChipGroup
        legend={`${field.title}: values`}
        hideLegend
        options={few ? all : all.filter(({ id }) => chosen.includes(id))}
        chosen={chosen}
        onChange={choose}
      />
      {!few && (
        <Select
          aria-label={`${field.title}: add a value`}
          value=""
          onChange={(event) => choose([...chosen, event.target.value.slice(1)])}
        >
          <option value="" disabled>
            Add a value…
          </option>
          {all
            .filter(({ id }) => !chosen.includes(id))
            .map(({ id, title }) => (
              <option key={id} value={`=${id}`}>
                {title}
              </option>
            ))}
        </Select>
      )}
      {isEmpty && (
        <Text look="fine" color="danger" role="status">
          Choose at least one, or remove the filter.
        </Text>
      )}
    </>
  );
};
