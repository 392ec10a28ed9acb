import type { ProjectStatus } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { eachProjectText } from '@hearthline/rules/delivery/projects/project-texts.ts';
import { capitalize } from '@hearthline/rules/humanize.ts';
import { dayOf, moneyOf, statusTitles } from '../project-words.ts';

interface Happening {
  readonly kind: string;
  readonly subject: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

const subjects: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  status: 'Status',
  stage: 'Stage',
  progress: 'Progress',
  customer: 'Customer',
  contractor: 'Contractor',
  contact: 'Contact',
  address: 'Site address',
  startDate: 'Start date',
  estimatedCompletion: 'Estimated completion',
  budget: 'Budget',
  actualCost: 'Actual cost',
  designVersion: 'Design version',
  sqft: 'Square feet',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  ...eachProjectText((_name, { title }) => title),
  contactPhone: 'Phone for this project',
  contactEmail: 'Email for this project',
  notes: 'Notes',
  timeline: 'Planned stages',
};

/** Titles for event kinds of other features whose own names would read badly. */
const kinds: Readonly<Record<string, string>> = {
  note: 'Note from the site',
  archived: 'Project archived',
  restored: 'Project restored',
  'document.reopened': 'Document waits for review again',
  'factory.station': 'Factory: station',
  'factory.held': 'Factory: on hold',
  'factory.released': 'Factory: released',
  'factory.handed-over': 'Factory: handed over to transport',
  'papers.hand-over': 'Handed over without required papers',
  'papers.labels': 'Handed over without serial numbers or labels',
  'papers.completion': 'Completed without required papers',
  'papers.stage': 'Moved without what the stage requires',
  'build.begun': 'Work on site started',
  'build.done': 'Work on site done',
  'build.blocked': 'Work on site blocked',
  'build.scheduled': 'Work on site scheduled again',
};

const valueOf = (subject: string | null, value: string): string => {
  if (subject === 'status') return statusTitles[value as ProjectStatus] ?? value;
  if (subject === 'startDate' || subject === 'estimatedCompletion') return dayOf(value);
  if (subject === 'budget' || subject === 'actualCost') return moneyOf(Number(value));
  return subject === 'progress' ? `${value}%` : value;
};

/** The texts of a history line: what it is about and, if recorded, the values before and after. */
export const eventWords = ({
  kind,
  subject,
  before,
  after,
}: Happening): { readonly title: string; readonly change: string | null } => {
  if (kind === 'created') return { title: 'Project created', change: null };
  if (kind === 'factory.handed-over' && after)
    return { title: kinds[kind] ?? '', change: `Leaves on ${dayOf(after)}` };
  if (kind !== 'changed')
    return {
      title: kinds[kind] ?? capitalize(kind.replaceAll(/[._-]/g, ' ')),
      change: [subject, after].filter(Boolean).join(': ') || null,
    };
  const title = `${subjects[subject ?? ''] ?? capitalize(subject ?? 'Project')} changed`;
  if (before === null && after === null) return { title, change: null };
  return {
    title,
    change: `${before === null ? 'None' : valueOf(subject, before)} → ${after === null ? 'None' : valueOf(subject, after)}`,
  };
};
