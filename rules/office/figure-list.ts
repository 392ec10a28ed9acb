/**
 * Board figures that the product cannot count itself: an admin records each with the day it applies to.
 * This module does without zod, because public pages show the samples.
 */

/** The board on which a figure appears. */
export const figureBoards = ['hub', 'operations', 'agents', 'investors'] as const;
export type FigureBoard = (typeof figureBoards)[number];

/** The unit of a value: `of_five` is a rating from 0 to 5, `grade` a letter. */
export const figureUnits = ['number', 'percent', 'dollars', 'of_five', 'grade'] as const;
export type FigureUnit = (typeof figureUnits)[number];

export interface FigureKind {
  readonly board: FigureBoard;
  readonly label: string;
  /** Shown below the value, as in `of target`. */
  readonly caption: string | null;
  readonly unit: FigureUnit;
  /** The value on the board as documented (docs/specification.md, section 2). */
  readonly sample: string;
}

const figure = (
  board: FigureBoard,
  label: string,
  caption: string | null,
  unit: FigureUnit,
  sample: string,
): FigureKind => ({ board, label, caption, unit, sample });

/** Every recorded figure, by its name, in the order in which boards show them. */
export const figureList = {
  sales_team: figure('hub', 'Sales team', 'of target', 'percent', '125'),
  satisfaction: figure('hub', 'Satisfaction', null, 'of_five', '4.8'),
  timeline_accuracy: figure('hub', 'Timeline accuracy', null, 'percent', '92'),
  sales_agents: figure('hub', 'Sales agents', null, 'number', '12'),
  project_managers: figure('hub', 'Project managers', null, 'number', '8'),
  support_staff: figure('hub', 'Support staff', null, 'number', '15'),
  total_revenue: figure('hub', 'Total Revenue', 'year to date, as recorded', 'dollars', '12400000'),
  team_members: figure('hub', 'Team Members', null, 'number', '167'),
  code_quality: figure('operations', 'Code Quality', null, 'grade', 'A+'),
  active_agents: figure('agents', 'Active Agents', null, 'number', '8'),
  ai_performance: figure('agents', 'AI Performance', 'accuracy', 'percent', '97.5'),
  automation_rate: figure('agents', 'Automation Rate', null, 'percent', '84'),
  efficiency: figure('agents', 'Efficiency', 'vs baseline', 'percent', '156'),
  agent_satisfaction: figure('agents', 'Satisfaction', 'of those served', 'percent', '98.2'),
  qualified_leads: figure('agents', 'Qualified leads', null, 'number', '347'),
  cost_reduction: figure('agents', 'Cost reduction', null, 'percent', '23'),
  portfolio_value: figure('investors', 'Total value', null, 'dollars', '47200000'),
  ytd_return: figure('investors', 'YTD return', null, 'percent', '23.4'),
  portfolio_projects: figure('investors', 'Active projects', null, 'number', '156'),
} as const satisfies Record<string, FigureKind>;

export type FigureKey = keyof typeof figureList;
export const figureKeys = Object.keys(figureList) as [FigureKey, ...FigureKey[]];

/** The figures of a board, in order. */
export const figuresOn = (board: FigureBoard): FigureKey[] =>
  figureKeys.filter((key) => figureList[key].board === board);

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const short = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumFractionDigits: 1,
  style: 'currency',
  currency: 'USD',
});

/** An amount as boards show it, as in `$2.4M`. */
export const shortDollars = (amount: number): string => short.format(amount);

/** A value as boards show it: `125%`, `4.8/5.0`, `$12.4M`, `A+`. */
export const figureText = (value: string, unit: FigureUnit): string => {
  if (unit === 'grade') return value;
  const number = Number(value);
  if (unit === 'dollars') return shortDollars(number);
  if (unit === 'of_five') return `${number.toFixed(1)}/5.0`;
  return `${plain.format(number)}${unit === 'percent' ? '%' : ''}`;
};

/** The sample value of a figure as boards show it. */
export const sampleText = (key: FigureKey): string =>
  figureText(figureList[key].sample, figureList[key].unit);
