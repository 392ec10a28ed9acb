/** The kinds of papers that are signed. */
export const paperNames = ['agreement', 'change_order'] as const;
export type PaperName = (typeof paperNames)[number];

/** The tables of a kind of paper, the column that names the paper in them, and its word for being out. */
export interface SigningTables {
  readonly papers: 'agreements';
  readonly signers: 'agreementSigners';
  readonly links: 'agreementLinks';
  readonly events: 'agreementEvents';
  readonly paperId: 'agreementId';
  /** The state in which a paper is out for signature. */
  readonly out: 'out';
}

const ofChangeOrders = {
  papers: 'changeOrders',
  signers: 'changeOrderSigners',
  links: 'changeOrderLinks',
  events: 'changeOrderEvents',
  paperId: 'changeOrderId',
  out: 'sent',
} as const;

/**
 * The tables of each kind. All that signing reads and writes of them has equal columns (signer.entity.ts, signing-event.entity.ts), so its
 * statements are typed by those of agreements, and those of change orders go by their names here, and nowhere else.
 */
export const signingTables: Readonly<Record<PaperName, SigningTables>> = {
  agreement: {
    papers: 'agreements',
    signers: 'agreementSigners',
    links: 'agreementLinks',
    events: 'agreementEvents',
    paperId: 'agreementId',
    out: 'out',
  },
  change_order: ofChangeOrders as unknown as SigningTables,
};
