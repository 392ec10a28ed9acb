/**
 * The four words of money that was sold: whatever says what a sale has brought in says one of them. What an open deal is worth and what a
 * quote comes to are offers, and have words of their own. This module does without zod, because public pages are near it.
 */
export const moneyWords = {
  contracted: 'Contracted',
  cashReceived: 'Cash received',
  heldInTrust: 'Held in trust',
  recognized: 'Recognized at delivery',
} as const;
export type MoneyWord = keyof typeof moneyWords;
