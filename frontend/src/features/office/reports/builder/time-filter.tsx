import { chakra } from '@chakra-ui/react/styled-system';
import type { ReportField } from '@hearthline/rules/office/reports/field-types.ts';
import { periodDays, reportPeriods, type ReportPeriod } from '@hearthline/rules/office/reports/periods.ts';
import { reportDay } from '@hearthline/rules/office/reports/report-words.ts';
import type { ReportFilter } from '@hearthline/rules/office/reports/report-rules.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import { Select } from '../../../../ui/forms/field.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { RangeFields } from './range-fields.tsx';
import type { ReportOptions } from './report-choices.ts';

interface TimeFilterProps {
  readonly field: ReportField;
  readonly filter: ReportFilter;
  readonly offer: ReportOptions | undefined;
  readonly onChange: (filter: ReportFilter) => void;
}

const periods = Object.entries(reportPeriods).map(([id, words]) => ({
  id: id as ReportPeriod,
  title: humanize(words.replace(/^the /, '')),
}));

/** A period relative to today, or a range of days. */
export const TimeFilter = ({ field, filter, offer, onChange }: TimeFilterProps) => {
  const [first = '', last = ''] = filter.values;
  const today = offer?.today;
  const moves = filter.op === 'in_period';
  const span = moves && today ? periodDays(first as ReportPeriod, today) : null;
  const choose = (id: string): void => {
    if (id !== 'between') return onChange({ field: field.key, op: 'in_period', values: [id] });
    onChange({ field: field.key, op: 'between', values: [...(span ?? [today ?? '2027-01-01', ''])] });
  };
  return (
    <>
      <Select
        aria-label={`${field.title}: when`}
        value={moves ? first : 'between'}
        onChange={(event) => choose(event.target.value)}
      >
        {periods.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
        <option value="between">Custom range…</option>
      </Select>
      {span && (
        <Text look="fine" quiet>
          {span[0] === span[1] ? reportDay(span[0]) : `${reportDay(span[0])} to ${reportDay(span[1])}`}
        </Text>
      )}
      {!moves && (
        <chakra.div>
          <RangeFields
            type="date"
            title={field.title}
            from={first}
            to={last}
            onChange={(values) => onChange({ field: field.key, op: 'between', values })}
          />
        </chakra.div>
      )}
    </>
  );
};
