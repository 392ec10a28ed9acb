/** The views of the projects, in the order of the switch. */
export const projectViews = ['cards', 'table', 'board', 'timeline'] as const;
export type ProjectView = (typeof projectViews)[number];

export const viewTitles: Readonly<Record<ProjectView, string>> = {
  table: 'Table',
  board: 'Board',
  timeline: 'Timeline',
  cards: 'Cards',
};

/** The view that the address names. @param fallback the one for any other name */
export const viewOf = (name: string, fallback: ProjectView): ProjectView =>
  projectViews.find((view) => view === name) ?? fallback;
