/** Why a deal does not move to a stage: what its board needs as well. */
export const moveSentences = {
  won: 'A won deal stays won.',
  notWon: 'A deal is won once its agreement is signed.',
  lostFirst: 'A lost deal is reopened as New before it moves on.',
} as const;
