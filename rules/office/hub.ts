/** How many entries Recent Sales Activity shows. */
export const hubActivityRows = 6;
/** How many of them may be of the same kind. */
export const hubActivityOfOneKind = 2;

export const activityKinds = ['lead', 'consultant_request', 'appointment', 'project', 'completed'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** The hub's figures that the product counts itself. */
export type HubCount =
  | 'activeLeads'
  | 'salesPipeline'
  | 'documentsPending'
  | 'inPlanning'
  | 'underConstruction'
  | 'nearCompletion'
  | 'completedThisQuarter'
  | 'activeProjects';

/** docs/specification.md, section 2: the documented figures, which a visitor is shown as samples. */
export const hubSamples: Readonly<Record<HubCount, string>> = {
  activeLeads: '47',
  salesPipeline: '$2.4M',
  documentsPending: '156',
  inPlanning: '8',
  underConstruction: '15',
  nearCompletion: '6',
  completedThisQuarter: '23',
  activeProjects: '52',
};

/** The two sample entries of Recent Sales Activity. */
export const sampleActivity = [
  'A family in Vancouver asked for a quote on the Birkenfeld.',
  'A buyer in Longview signed for the Enid.',
] as const;
