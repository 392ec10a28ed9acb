import type { DealStage, LostReason } from '@hearthline/rules/sale/deals/stages.ts';

/** A deal of the demo that staff opened. */
export interface DemoDeal {
  readonly stage: DealStage;
  /** How many days ago it was opened. */
  readonly opened: number;
  /**
   * How many days ago it moved last; if it gets quotes, before the first of them: its quotes and its agreement move it on
   * (`demo-quotes.ts`).
   */
  readonly moved: number;
  /** In whole dollars; null for what makes the pipeline full. */
  readonly dollars: number | null;
  /** Days from today until it should be decided; a negative number is overdue. */
  readonly closesIn: number | null;
  readonly probability?: number;
  readonly isOwned?: boolean;
  readonly source: string;
  readonly coBuyer?: string;
  readonly lost?: readonly [LostReason, string | null];
}

/** The demo's deals with a value that staff typed, beside those of requests that name a design and those that were won (`sales.ts`). */
export const typedDeals: readonly DemoDeal[] = [
  {
    stage: 'contacted',
    opened: 5,
    moved: 3,
    dollars: 214_500,
    closesIn: 45,
    isOwned: true,
    source: 'referral',
  },
  { stage: 'contacted', opened: 8, moved: 6, dollars: 168_000, closesIn: null, source: 'home show' },
  {
    stage: 'visited',
    opened: 10,
    moved: 2,
    dollars: 246_900,
    closesIn: 30,
    isOwned: true,
    source: 'appointment',
    coBuyer: 'Robin',
  },
  {
    stage: 'visited',
    opened: 50,
    moved: 8,
    dollars: 232_750,
    closesIn: -4,
    probability: 25,
    isOwned: true,
    source: 'referral',
  },
  {
    stage: 'quoted',
    opened: 22,
    moved: 7,
    dollars: 271_300,
    closesIn: 12,
    isOwned: true,
    source: 'appointment',
    coBuyer: 'Jesse',
  },
  {
    stage: 'quoted',
    opened: 48,
    moved: 41,
    dollars: 198_600,
    closesIn: 18,
    probability: 70,
    source: 'referral',
  },
  {
    stage: 'quoted',
    opened: 52,
    moved: 39,
    dollars: 189_400,
    closesIn: 21,
    probability: 40,
    source: 'home show',
  },
  {
    stage: 'agreed',
    opened: 30,
    moved: 13,
    dollars: 259_800,
    closesIn: 3,
    isOwned: true,
    source: 'appointment',
    coBuyer: 'Alex',
  },
  {
    stage: 'agreed',
    opened: 36,
    moved: 5,
    dollars: null,
    closesIn: 6,
    probability: 90,
    isOwned: true,
    source: 'home show',
  },
  {
    stage: 'lost',
    opened: 40,
    moved: 14,
    dollars: 243_000,
    closesIn: -14,
    isOwned: true,
    source: 'home show',
    lost: ['financing', 'The lender asked for 20 percent down. Wants to hear from us again next spring.'],
  },
  {
    stage: 'lost',
    opened: 55,
    moved: 25,
    dollars: 176_000,
    closesIn: -25,
    source: 'referral',
    lost: ['competitor', null],
  },
  {
    stage: 'lost',
    opened: 35,
    moved: 18,
    dollars: 205_000,
    closesIn: null,
    isOwned: true,
    source: 'appointment',
    lost: ['no_answer', 'Four calls and two mails since the visit.'],
  },
];
