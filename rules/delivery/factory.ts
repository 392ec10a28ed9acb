import { stationIds, stationTitle, type StationId } from '../stations.ts';

/** Where a home is: planned, on the line, or gone. */
export const homeStates = ['planned', 'in_production', 'handed_over'] as const;
export type HomeState = (typeof homeStates)[number];

/** What can happen to a home in the factory. */
export const homeEventKinds = [
  'planned',
  'rescheduled',
  'removed',
  'started',
  'moved',
  'moved_back',
  'held',
  'released',
  'handed_over',
] as const;
export type HomeEventKind = (typeof homeEventKinds)[number];

/** What is checked before a home leaves the factory. */
export const handOverChecklist = [
  { id: 'inspection_passed', title: 'Final inspection passed and signed' },
  { id: 'utilities_tested', title: 'Water, power and gas lines tested' },
  { id: 'openings_sealed', title: 'Openings sealed and wrapped for the road' },
  { id: 'loose_parts_secured', title: 'Loose parts secured inside' },
  { id: 'axles_and_hitch', title: 'Axles, tires and hitch checked' },
  { id: 'papers_on_board', title: 'Label, data plate and papers on board' },
] as const;

/** Rows per page, both of the homes that have left and of a home's history. */
export const productionPageSize = 20;
/** The most homes that can wait in line; the line is read as a whole. */
export const maxLine = 100;

export const productionSentences = {
  missing: 'Home not found',
  missingProject: 'Please choose a project',
  projectTaken: 'This project’s home is already in the factory',
  onHold: 'This home is on hold. Release it first.',
  notOnHold: 'This home is not on hold',
  leftFactory: 'This home has left the factory',
  notPlanned: 'This home is no longer on the schedule',
  notStarted: 'This home has not started yet',
  sameStation: 'The home is already at this station',
  oneByOne: 'A home moves one station at a time; none can be skipped',
  startsAtFrame: 'A home starts at the first station',
  whyBack: 'Please enter a reason for moving the home back',
  holdReasonRequired: 'Please enter a reason for the hold',
  notReady: 'Only a home at the last station can be handed over',
  checklist: 'Please check off every item',
  past: 'The day cannot be in the past',
  projectRests: 'This home’s project is on hold or cancelled. Please check with the office.',
  lineFull: `At most ${maxLine} homes can be scheduled`,
} as const;

/** The sentence for a station without a free slot. */
export const stationFull = (id: StationId): string => `${stationTitle(id)} has no free slot`;

/** A requested move of a home. */
interface HomeMove {
  /** Null while the home waits in line. */
  readonly from: StationId | null;
  readonly to: StationId;
  readonly isOnHold: boolean;
  readonly reason: string | null;
}

/**
 * Checks a move: from the line to the first station, from there one station at a time;
 * back any number of stations, with a reason; nowhere while the home is on hold. Does not check whether the station has a free slot.
 * @returns the invalid field and its message, or null
 */
export const moveRefusal = ({
  from,
  to,
  isOnHold,
  reason,
}: HomeMove): { readonly field: 'to' | 'reason'; readonly message: string } | null => {
  if (isOnHold) return { field: 'to', message: productionSentences.onHold };
  const step = stationIds.indexOf(to) - (from ? stationIds.indexOf(from) : -1);
  if (step === 0) return { field: 'to', message: productionSentences.sameStation };
  if (!from && step !== 1) return { field: 'to', message: productionSentences.startsAtFrame };
  if (step > 1) return { field: 'to', message: productionSentences.oneByOne };
  return step < 0 && !reason ? { field: 'reason', message: productionSentences.whyBack } : null;
};

/** The station after `from`; the first one for a home in line; null after the last. */
export const nextStation = (from: StationId | null): StationId | null =>
  stationIds[from ? stationIds.indexOf(from) + 1 : 0] ?? null;

/** The stations before `from`, to which a home can go back. */
export const earlierStations = (from: StationId): readonly StationId[] =>
  stationIds.slice(0, stationIds.indexOf(from));
