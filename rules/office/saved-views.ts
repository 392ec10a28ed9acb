import type { Action } from '../permissions.ts';

/** The lists whose filters can be saved under a name. */
export const viewLists = ['contacts', 'projects', 'deals'] as const;
export type ViewList = (typeof viewLists)[number];

/** What one must be allowed to do to see the views of a list: to open it. */
export const viewListActions: Readonly<Record<ViewList, Action>> = {
  contacts: 'contact:list',
  projects: 'project:list',
  deals: 'deal:list',
};

export const savedViewLimits = {
  /** How many views one person can save. */
  perPerson: 50,
  /** How many views of a list one person sees, those of colleagues included. */
  shown: 200,
  /** The longest name. */
  name: 60,
  /** How many parameters a list has at most, and how long one can be. */
  parameters: 12,
  value: 100,
} as const;

export const savedViewSentences = {
  missing: 'View not found',
  nameRequired: 'Please give the view a name',
  tooMany: `At most ${savedViewLimits.perPerson} views. Delete one that you no longer need.`,
  unknownParameter: 'Unknown filter',
  twice: 'A filter can be set only once',
  saveFailed: 'Failed to save view',
  deleteFailed: 'Failed to delete view',
} as const;
