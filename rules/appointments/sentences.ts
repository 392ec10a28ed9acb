/** The words around the booking form. Apart from rules.ts: the page shows them before it loads zod. */
export const bookingCard = {
  formTitle: 'Schedule Your Consultation',
  formSubtitle: 'Book a meeting with our housing systems experts',
} as const;
