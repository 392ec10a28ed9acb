import { appointmentStatuses } from '../../sale/appointments/appointment-changes.ts';
import { appointmentKinds } from '../../sale/appointments/appointment-kinds.ts';
import { campaignStates } from '../../people/campaigns/campaign-rules.ts';
import { contactStatuses } from '../../people/contacts/contact-rules.ts';
import { roofIds } from '../../design.ts';
import { projectStatuses } from '../../delivery/projects/project-sentences.ts';
import { projectText, projectTextNames } from '../../delivery/projects/project-texts.ts';
import type { ReportField } from './field-types.ts';

export const undesigned = 'No design';
export const unknownWay = 'Not known';

/** The design that a lead came with. Its price is the delivered total on the day it was designed. */
const designFields = (home: ReportField): readonly ReportField[] => [
  home,
  { key: 'roof', title: 'Roof', kind: 'choice', options: roofIds, empty: undesigned },
  { key: 'price', title: 'Design price', kind: 'number', unit: 'money' },
];

/** How the visitor came to the site: the first time, and the last time before the booking or the request. */
export const touchFields: readonly ReportField[] = [
  { key: 'firstCampaign', title: 'First campaign', kind: 'list', empty: unknownWay },
  { key: 'firstSource', title: 'First source', kind: 'list', empty: unknownWay },
  { key: 'lastCampaign', title: 'Last campaign', kind: 'list', empty: unknownWay },
  { key: 'lastSource', title: 'Last source', kind: 'list', empty: unknownWay },
];

/** Whose work something is; of what nobody owns, nobody's. */
export const ownerField: ReportField = { key: 'owner', title: 'Owner', kind: 'person', empty: 'No owner' };

export const contactFields: readonly ReportField[] = [
  { key: 'status', title: 'Status', kind: 'choice', options: contactStatuses },
  ownerField,
  { key: 'source', title: 'Source', kind: 'list', isHumanized: true },
  { key: 'tag', title: 'Tag', kind: 'list', empty: 'No tag' },
  { key: 'created', title: 'Created', kind: 'instant' },
  { key: 'waiting', title: 'Waiting for an answer', kind: 'choice', options: ['yes', 'no'] },
  ...designFields({ key: 'home', title: 'Home', kind: 'list', empty: undesigned }),
  ...touchFields,
];

export const appointmentFields: readonly ReportField[] = [
  { key: 'status', title: 'Status', kind: 'choice', options: appointmentStatuses },
  { key: 'kind', title: 'Kind', kind: 'choice', options: appointmentKinds },
  { key: 'consultant', title: 'Consultant', kind: 'person' },
  ownerField,
  { key: 'starts', title: 'Date', kind: 'instant' },
  { key: 'created', title: 'Booked', kind: 'instant' },
  ...designFields({ key: 'home', title: 'Home', kind: 'list', empty: 'No home' }),
  ...touchFields,
];

export const projectFields: readonly ReportField[] = [
  { key: 'status', title: 'Status', kind: 'choice', options: projectStatuses },
  { key: 'stage', title: 'Stage', kind: 'list' },
  { ...ownerField, title: 'Manager', empty: 'No manager', people: 'manager' },
  { key: 'contractor', title: 'Contractor', kind: 'person', empty: 'Not assigned' },
  ...projectTextNames.map((key): ReportField => ({
    key,
    title: projectText(key).title,
    kind: 'list',
    empty: 'Not set',
  })),
  { key: 'progress', title: 'Progress', kind: 'number', unit: 'percent' },
  { key: 'budget', title: 'Budget', kind: 'number', unit: 'money' },
  { key: 'sqft', title: 'Living area', kind: 'number', unit: 'area' },
  { key: 'created', title: 'Created', kind: 'instant' },
  { key: 'start', title: 'Started', kind: 'day', empty: 'No start date' },
  { key: 'completed', title: 'Completed', kind: 'instant', empty: 'Not completed' },
  { key: 'estimated', title: 'Estimated completion', kind: 'day', empty: 'No estimate' },
];

export const campaignFields: readonly ReportField[] = [
  { key: 'state', title: 'State', kind: 'choice', options: campaignStates },
  { key: 'created', title: 'Created', kind: 'instant' },
  { key: 'started', title: 'Sent', kind: 'instant', empty: 'Not sent yet' },
];
