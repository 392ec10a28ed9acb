import type { HubCount } from '@hearthline/rules/office/hub.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { nearCompletionFrom } from '@hearthline/rules/delivery/projects/project-sentences.ts';

type Counts = Readonly<Record<HubCount | 'openDeals', number>>;

interface Counted {
  /** The address of the list of exactly the rows counted. */
  readonly to: string;
  /** What is counted, as shown on the card. */
  readonly note: string | ((counts: Counts) => string);
}

const projects = (status: string): string => `/admin?tab=projects&status=${status}`;

/** The rows behind each count. */
export const hubRows: Readonly<Record<HubCount, Counted>> = {
  activeLeads: {
    to: '/admin?tab=contacts&status=prospect&added=this_month',
    note: 'Prospects added this month',
  },
  salesPipeline: {
    to: '/deals?view=list&open=true',
    note: ({ openDeals }) => pluralize(openDeals, 'open deal'),
  },
  documentsPending: { to: '/admin/documents', note: 'Waiting for review' },
  inPlanning: { to: projects('planning'), note: 'Work has not started' },
  underConstruction: {
    to: projects('under_construction'),
    note: `In progress, below ${nearCompletionFrom}%`,
  },
  nearCompletion: { to: projects('near_completion'), note: `In progress, ${nearCompletionFrom}% or more` },
  completedThisQuarter: { to: projects('completed_this_quarter'), note: 'By completion date' },
  activeProjects: {
    to: projects('active'),
    note: 'In planning, in progress or on hold',
  },
};
