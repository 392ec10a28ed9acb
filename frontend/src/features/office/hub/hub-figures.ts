import type { FigureKey } from '@hearthline/rules/office/figure-list.ts';
import type { HubCount } from '@hearthline/rules/office/hub.ts';

export type HubFigure =
  | HubCount
  | Extract<
      FigureKey,
      | 'sales_team'
      | 'satisfaction'
      | 'timeline_accuracy'
      | 'sales_agents'
      | 'project_managers'
      | 'support_staff'
      | 'total_revenue'
      | 'team_members'
    >;

interface Labelled {
  readonly label: string;
  readonly caption?: string;
}

/** docs/specification.md, section 2, Customer Service CRM Hub: the labels of the cards. */
export const hubLabels: Readonly<Record<HubFigure, Labelled>> = {
  activeLeads: { label: 'Active Leads', caption: 'this month' },
  salesPipeline: { label: 'Sales Pipeline', caption: 'potential revenue' },
  documentsPending: { label: 'Documents', caption: 'pending review' },
  inPlanning: { label: 'In Planning' },
  underConstruction: { label: 'Under Construction' },
  nearCompletion: { label: 'Near Completion' },
  completedThisQuarter: { label: 'Completed', caption: 'this quarter' },
  sales_team: { label: 'Sales team', caption: 'of target' },
  satisfaction: { label: 'Satisfaction' },
  timeline_accuracy: { label: 'Timeline accuracy' },
  sales_agents: { label: 'Sales agents' },
  project_managers: { label: 'Project managers' },
  support_staff: { label: 'Support staff' },
  total_revenue: { label: 'Total Revenue', caption: 'year to date, as recorded' },
  activeProjects: { label: 'Active Projects' },
  team_members: { label: 'Team Members' },
};

/** The figures grouped by board. */
export const hubGroups = {
  sales: ['activeLeads', 'salesPipeline', 'documentsPending'],
  projects: ['inPlanning', 'underConstruction', 'nearCompletion', 'completedThisQuarter'],
  performance: ['sales_team', 'satisfaction', 'timeline_accuracy'],
  resources: ['sales_agents', 'project_managers', 'support_staff'],
  owner: ['total_revenue', 'activeProjects', 'team_members'],
} as const satisfies Record<string, readonly HubFigure[]>;
