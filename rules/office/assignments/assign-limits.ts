/** The most deals, projects or tasks that are assigned at once; of contacts as many as any bulk operation may touch. */
export const assignMax = 500;

/** How long an assignment can be taken back: until then its new owners are not told. In milliseconds. */
export const undoAssignmentMs = 10 * 60_000;
