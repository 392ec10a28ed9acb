/** The factory's stations in the order of work; each holds as many homes as it has slots. */
export const stations = [
  { id: 'frame', title: 'Frame', slots: 2 },
  { id: 'walls', title: 'Walls', slots: 2 },
  { id: 'roof', title: 'Roof', slots: 2 },
  { id: 'plumbing_electrical', title: 'Plumbing & Electrical', slots: 2 },
  { id: 'interior', title: 'Interior', slots: 2 },
  { id: 'finish', title: 'Finish', slots: 1 },
  { id: 'inspection', title: 'Inspection', slots: 1 },
] as const;
export type StationId = (typeof stations)[number]['id'];
export const stationIds = stations.map(({ id }) => id);

/** The title of a station. */
export const stationTitle = (id: StationId): string =>
  stations.find((station) => station.id === id)?.title ?? id;
export const slotsOf = (id: StationId): number => stations.find((station) => station.id === id)?.slots ?? 0;
