import type { FigureBoard, FigureUnit } from '@hearthline/rules/office/figure-list.ts';

export const boardTitle = {
  hub: 'Customer Service CRM Hub',
  operations: 'Development Operations',
  agents: 'Agent Developers Portal',
  investors: 'Investor Portal',
} as const satisfies Record<FigureBoard, string>;
export const unitTitle = {
  number: 'Number',
  percent: 'Percent',
  dollars: 'US dollars',
  of_five: 'Rating out of 5',
  grade: 'Grade',
} as const satisfies Record<FigureUnit, string>;
