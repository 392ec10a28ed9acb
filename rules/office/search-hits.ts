/** What the search over everything finds, as its hits name it. */
export const searchKinds = [
  'contact',
  'deal',
  'quote',
  'agreement',
  'payment',
  'project',
  'appointment',
  'document',
  'design',
  'campaign',
  'user',
  'report',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** How many hits of one kind are shown at most. */
export const hitsOfKind = 6;
/** How many are shown in all. */
export const maxHits = 24;
