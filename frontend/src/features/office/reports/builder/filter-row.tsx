import { chakra } from '@chakra-ui/react/styled-system';
import type { ReportField } from '@hearthline/rules/office/reports/field-types.ts';
import type { ReportFilter } from '@hearthline/rules/office/reports/report-rules.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CloseIcon } from '../../../../ui/theme/icons.tsx';
import type { ReportOptions } from './report-choices.ts';
import { NumberFilter } from './number-filter.tsx';
import { TimeFilter } from './time-filter.tsx';
import { ValueFilter } from './value-filter.tsx';

interface FilterRowProps {
  readonly field: ReportField;
  readonly filter: ReportFilter;
  readonly offer: ReportOptions | undefined;
  readonly onChange: (filter: ReportFilter) => void;
  readonly onRemove: () => void;
}

/** One filter: its field, its values, and a button to remove it. */
export const FilterRow = ({ field, filter, offer, onChange, onRemove }: FilterRowProps) => (
  <chakra.fieldset
    border="none"
    minW="0"
    display="grid"
    gap="2"
    gridTemplateColumns="minmax(0, 1fr)"
    p="3"
    borderRadius="md"
    bg="sunken"
  >
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2">
      <chakra.legend textStyle="label" float="left">
        {field.title}
      </chakra.legend>
      <Button
        variant="ghost"
        size="sm"
        px="2"
        aria-label={`Remove the filter ${field.title}`}
        onClick={onRemove}
      >
        <CloseIcon />
      </Button>
    </chakra.div>
    {field.kind === 'number' ? (
      <NumberFilter field={field} filter={filter} onChange={onChange} />
    ) : field.kind === 'instant' || field.kind === 'day' ? (
      <TimeFilter field={field} filter={filter} offer={offer} onChange={onChange} />
    ) : (
      <ValueFilter field={field} filter={filter} offer={offer} onChange={onChange} />
    )}
  </chakra.fieldset>
);
