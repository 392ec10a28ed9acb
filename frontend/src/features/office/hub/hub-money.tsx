import { shortDollars } from '@hearthline/rules/office/figure-list.ts';
import { moneyReports } from '@hearthline/rules/office/reports/ready-reports.ts';
import type { ReportFilter } from '@hearthline/rules/office/reports/report-rules.ts';
import { moneyWords, type MoneyWord } from '@hearthline/rules/sale/contracts/money-words.ts';
import { reportPath } from '../../../domain/report-path.ts';
import type { HubQuery } from '../../../gql/generated.ts';
import { StatCard } from '../../../ui/charts/stat-card.tsx';
import { Columns } from '../../../ui/layout/surface.tsx';

type YearToDate = HubQuery['hub']['yearToDate'];

const thisYear = (field: string): ReportFilter[] => [{ field, op: 'in_period', values: ['this_year'] }];

interface Card {
  readonly word: MoneyWord;
  readonly cents: (figures: YearToDate) => number;
  readonly caption: string;
  /** What the report of the figure is limited to. */
  readonly filters: ReportFilter[];
}

const cards: readonly Card[] = [
  {
    word: 'contracted',
    cents: ({ contractedCents }) => contractedCents,
    caption: 'year to date',
    filters: thisYear('entered'),
  },
  {
    word: 'cashReceived',
    cents: ({ cashReceivedCents }) => cashReceivedCents,
    caption: 'year to date, with trust money',
    filters: thisYear('received'),
  },
  {
    word: 'heldInTrust',
    cents: ({ heldInTrustCents }) => heldInTrustCents,
    caption: 'today, until homes are delivered',
    filters: [],
  },
  {
    word: 'recognized',
    cents: ({ recognizedCents }) => recognizedCents,
    caption: 'year to date',
    filters: thisYear('recognized'),
  },
];

/** The four words of money for this year, each with its report. */
export const HubMoney = ({ figures }: { figures: YearToDate | undefined }) => (
  <Columns min="sm" gap="3">
    {cards.map(({ word, cents, caption, filters }) => (
      <StatCard
        key={word}
        label={moneyWords[word]}
        value={figures && shortDollars(cents(figures) / 100)}
        caption={caption}
        to={reportPath({ ...moneyReports[word], filters })}
      />
    ))}
  </Columns>
);
