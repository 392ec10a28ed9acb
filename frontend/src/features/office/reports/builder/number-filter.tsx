import type { ReportField } from '@hearthline/rules/office/reports/field-types.ts';
import type { ReportFilter } from '@hearthline/rules/office/reports/report-rules.ts';
import { RangeFields } from './range-fields.tsx';

interface NumberFilterProps {
  readonly field: ReportField;
  readonly filter: ReportFilter;
  readonly onChange: (filter: ReportFilter) => void;
}

/** A range of numbers; either end may be open. */
export const NumberFilter = ({
  field,
  filter: {
    values: [from = '', to = ''],
  },
  onChange,
}: NumberFilterProps) => (
  <RangeFields
    type="number"
    title={field.title}
    from={from}
    to={to}
    onChange={(values) => onChange({ field: field.key, op: 'between', values })}
  />
);
