import { stageTitles } from '@hearthline/rules/sale/deals/stages.ts';
import { shortDollars } from '@hearthline/rules/office/figure-list.ts';
import { bookingDays, leadWeeks, otherSource } from '@hearthline/rules/office/overview.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import type { OverviewQuery } from '../../../gql/generated.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { BarList } from '../../../ui/charts/bar-list.tsx';
import { ChartFrame, type ChartCell } from '../../../ui/charts/chart-frame.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { bookingsAt, dealsAt, leadsAt } from './overview-links.ts';
import { pipelineText, shortDay, weekday, wholeDay } from './overview-words.ts';

type Overview = OverviewQuery['overview'];

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** A count that links to the rows it counts, unless it is zero. */
const counted = (count: number, to: string | undefined): ChartCell => ({
  text: count.toLocaleString('en-US'),
  to: count > 0 ? to : undefined,
});

/** New contacts by week and source. */
export const LeadsChart = ({ leads: { weeks, sources } }: { leads: Overview['leadsByWeek'] }) => {
  const total = sumOf(sources.map(({ counts }) => sumOf(counts)));
  const since = weeks[0] ?? '';
  /** The sources folded into one have no list of their own. */
  const linkOf = (source: string, week?: string): string | undefined =>
    source === otherSource ? undefined : leadsAt({ source, week, since });
  const ofWeek = (week: string, index: number): ChartCell[] => [
    ...sources.map(({ source, counts }) => counted(counts[index] ?? 0, linkOf(source, week))),
    counted(sumOf(sources.map(({ counts }) => counts[index] ?? 0)), leadsAt({ week, since })),
  ];
  return (
    <ChartFrame
      title="Leads by week"
      note={`New contacts by source, in the last ${leadWeeks} weeks. A week begins on Monday.`}
      table={{
        columns: ['Week of', ...sources.map(({ label }) => humanize(label)), 'All'],
        rows: [
          ...weeks.map((week, index): [string, ...ChartCell[]] => [shortDay(week), ...ofWeek(week, index)]),
          [
            'All',
            ...sources.map(({ source, counts }) => counted(sumOf(counts), linkOf(source))),
            counted(total, leadsAt({ since })),
          ],
        ],
      }}
    >
      <BarChart
        label={`${total} leads in ${leadWeeks} weeks: ${sources.map(({ label, counts }) => `${humanize(label)} ${sumOf(counts)}`).join(', ')}.`}
        bands={weeks.map(shortDay)}
        series={sources.map(({ label, counts }) => ({ name: humanize(label), values: counts }))}
        to={weeks.map((week) => leadsAt({ week, since }))}
      />
    </ChartFrame>
  );
};

/** The deals that can still be won and what they are worth, by stage. */
export const PipelineChart = ({ pipeline }: { pipeline: Overview['pipeline'] }) => (
  <ChartFrame
    title="Sales pipeline"
    note="Open deals by stage, with what they are worth."
    table={{
      columns: ['Stage', 'Deals', 'Value', 'Weighted'],
      rows: pipeline.map(({ stage, count, valueCents, weightedCents }) => [
        stageTitles[stage],
        counted(count, dealsAt(stage)),
        shortDollars(valueCents / 100),
        shortDollars(weightedCents / 100),
      ]),
    }}
  >
    <BarList
      label="Open deals by stage"
      rows={pipeline.map((step) => ({
        name: stageTitles[step.stage],
        value: step.count,
        text: pipelineText(step),
        to: dealsAt(step.stage),
      }))}
    />
  </ChartFrame>
);

/** Consultations of the coming days. */
export const BookingsChart = ({ bookings }: { bookings: Overview['bookings'] }) => (
  <ChartFrame
    title="Bookings by day"
    note={`Consultations in the next ${bookingDays} days, today included.`}
    table={{
      columns: ['Day', 'Bookings'],
      rows: bookings.map(({ day, count }) => [wholeDay(day), counted(count, bookingsAt(day))]),
    }}
  >
    {bookings.every(({ count }) => count === 0) ? (
      <Text look="small" quiet>
        No consultations are booked for these days yet.
      </Text>
    ) : (
      <BarChart
        label={`${sumOf(bookings.map(({ count }) => count))} consultations in the next ${bookingDays} days.`}
        bands={bookings.map(({ day }) => weekday(day))}
        series={[{ name: 'Bookings', values: bookings.map(({ count }) => count) }]}
        to={bookings.map(({ day }) => bookingsAt(day))}
      />
    )}
  </ChartFrame>
);
