/** The views of the projects, in the order of the switch; the first one is usual. */
export const projectViews = ['table', 'board', 'timeline', 'cards'] as const;
export type ProjectView = (typeof projectViews)[number];

export const viewTitles: Readonly<Record<ProjectView, string>> = {
  table: 'Table',
  board: 'Board',
  timeline: 'Timeline',
  cards: 'Cards',
};

/** The view that the address names. */
export const viewOf = (name: string): ProjectView => projectViews.find((view) => view === name) ?? 'table';
