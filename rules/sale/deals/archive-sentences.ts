/** Why a deal cannot be archived. Apart from what a deal's screens say, which need not load it. */
export const archiveSentences = {
  archived: 'This deal is archived already.',
  notArchived: 'This deal is not archived.',
  won: 'A won deal cannot be archived.',
  agreement: 'This deal has an agreement. Void the agreement before you archive the deal.',
  quoted:
    'This deal has a quote that was issued. Only a deal whose quotes are drafts or withdrawn can be archived.',
  paid: 'This deal has payments and cannot be archived.',
} as const;
