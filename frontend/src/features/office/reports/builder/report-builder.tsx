import { chakra } from '@chakra-ui/react/styled-system';
import {
  mayMeasure,
  mayReport,
  reportField,
  reportMeasure,
  reportTables,
  type ReportSource,
} from '@hearthline/rules/office/reports/report-fields.ts';
import {
  reportLimits,
  type ReportChart,
  type ReportDefinition,
  type ReportSort,
} from '@hearthline/rules/office/reports/report-rules.ts';
import { ChipGroup } from '../../../../ui/forms/chip-group.tsx';
import { Select, SelectField } from '../../../../ui/forms/field.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { FilterRow } from './filter-row.tsx';
import {
  chartChoices,
  newFilter,
  initialReport,
  sortChoices,
  sourceChoices,
  type ReportOptions,
} from './report-choices.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';

interface ReportBuilderProps {
  readonly definition: ReportDefinition;
  readonly offer: ReportOptions | undefined;
  readonly onChange: (definition: ReportDefinition) => void;
}

const options = (choices: readonly { readonly id: string; readonly title: string }[]) =>
  choices.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));

/** Chooses source, filters, measures, groups, chart and order. Every change shows at once. */
export const ReportBuilder = ({ definition, offer, onChange }: ReportBuilderProps) => {
  const { user } = useSession();
  const { source, filters, groups, measures, sort, chart } = definition;
  const table = reportTables[source];
  const [first = '', second = ''] = groups;
  const change = (part: Partial<ReportDefinition>): void => onChange({ ...definition, ...part });
  const groupBy = (place: 0 | 1, key: string): void => {
    const next = place ? [first, key] : [key, second === key ? '' : second];
    change({ groups: next[0] ? next.filter(Boolean) : [] });
  };
  const groupChoices = (other: string) =>
    options(table.groups.filter(({ key }) => key !== other).map(({ key, title }) => ({ id: key, title })));
  const addFilter = (key: string): void => {
    const field = reportField(source, key);
    if (field) change({ filters: [...filters, newFilter(field, offer)] });
  };
  return (
    <chakra.form
      aria-label="Report"
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        label="Report on"
        value={source}
        onChange={(event) => onChange(initialReport(event.target.value as ReportSource))}
      >
        {options(sourceChoices.filter(({ id }) => id === source || mayReport(user, id)))}
      </SelectField>
      <chakra.div
        role="group"
        aria-label="Filters"
        display="grid"
        gap="2.5"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        <Text as="span" textStyle="label">
          Filters
        </Text>
        {filters.map((filter, index) => {
          const field = reportField(source, filter.field);
          return (
            field && (
              <FilterRow
                key={`${source}-${index}-${filter.field}`}
                field={field}
                filter={filter}
                offer={offer}
                onChange={(next) => change({ filters: filters.with(index, next) })}
                onRemove={() => change({ filters: filters.toSpliced(index, 1) })}
              />
            )
          );
        })}
        {filters.length < reportLimits.filters && (
          <Select aria-label="Add a filter" value="" onChange={(event) => addFilter(event.target.value)}>
            <option value="" disabled>
              Add a filter…
            </option>
            {options(table.fields.map(({ key, title }) => ({ id: key, title })))}
          </Select>
        )}
      </chakra.div>
      <ChipGroup
        legend="Show"
        help={
          measures.length > 1 ? `Drawn: ${reportMeasure(source, measures[0] ?? '')?.title ?? ''}` : undefined
        }
        options={table.measures
          .filter((measure) => mayMeasure(user, measure))
          .map(({ key, title }) => ({ id: key, title }))}
        chosen={measures}
        onChange={(keys) =>
          keys.length > 0 && keys.length <= reportLimits.measures && change({ measures: keys })
        }
      />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
      >
        <SelectField label="Group by" value={first} onChange={(event) => groupBy(0, event.target.value)}>
          <option value="">None (totals only)</option>
          {groupChoices('')}
        </SelectField>
        <SelectField
          label="Then group by"
          value={second}
          disabled={!first}
          onChange={(event) => groupBy(1, event.target.value)}
        >
          <option value="">Nothing</option>
          {groupChoices(first)}
        </SelectField>
      </chakra.div>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
      >
        <SelectField
          label="Chart type"
          value={chart}
          onChange={(event) => change({ chart: event.target.value as ReportChart })}
        >
          {options(chartChoices)}
        </SelectField>
        <SelectField
          label="Order"
          value={sort}
          onChange={(event) => change({ sort: event.target.value as ReportSort })}
        >
          {options(sortChoices)}
        </SelectField>
      </chakra.div>
    </chakra.form>
  );
};
