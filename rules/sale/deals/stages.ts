/** The stages of a deal in their order (docs/sale.md, section 3). */
export const dealStages = ['new', 'contacted', 'visited', 'quoted', 'agreed', 'won', 'lost'] as const;
export type DealStage = (typeof dealStages)[number];

/** Stages of deals that can still be won. */
export const openStages = ['new', 'contacted', 'visited', 'quoted', 'agreed'] as const;
export type OpenStage = (typeof openStages)[number];

export const stageTitles: Readonly<Record<DealStage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  visited: 'Visited',
  quoted: 'Quoted',
  agreed: 'Agreed',
  won: 'Won',
  lost: 'Lost',
};

/** How likely deals of a stage are won, in percent, unless somebody says otherwise. */
export const defaultProbability: Readonly<Record<DealStage, number>> = {
  new: 10,
  contacted: 20,
  visited: 40,
  quoted: 60,
  agreed: 85,
  won: 100,
  lost: 0,
};

/** Why a deal was lost. */
export const lostReasons = [
  'price',
  'financing',
  'land',
  'competitor',
  'timing',
  'no_answer',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];

export const lostReasonTitles: Readonly<Record<LostReason, string>> = {
  price: 'Price',
  financing: 'Financing',
  land: 'Land',
  competitor: 'Chose another builder',
  timing: 'Timing',
  no_answer: 'No answer',
  other: 'Other',
};

/** Whether a deal of this stage can still be won. */
export const isOpen = (stage: DealStage): stage is OpenStage =>
  (openStages as readonly DealStage[]).includes(stage);

/**
 * Whether staff may move a deal from one stage to another: between open stages in any direction, from lost to new, and from won to quoted
 * once its sale is cancelled. Losing and winning have calls of their own, because they need more than a stage.
 */
export const mayMove = (from: DealStage, to: DealStage, isCancelled = false): boolean =>
  isOpen(to) &&
  (isOpen(from) || (from === 'lost' && to === 'new') || (from === 'won' && isCancelled && to === 'quoted'));

/** The stage of an open deal after something that happened by itself: only forward. */
export const advancedTo = (from: DealStage, to: OpenStage): DealStage =>
  isOpen(from) && dealStages.indexOf(to) > dealStages.indexOf(from) ? to : from;
