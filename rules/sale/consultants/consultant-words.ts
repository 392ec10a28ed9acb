// Kept apart from the schema: the button is on every page, and those pages should not have to load zod.
export const consultantSentences = {
  button: 'Speak to a Qualified Consultant — Make an Appointment Now',
  fullName: 'Full name must be at least 2 characters',
  phone: 'Please enter a valid phone number',
  submitting: 'Submitting...',
  thanksTitle: 'Thank you!',
  thanks: 'A consultant will reach out shortly.',
  keyReused: 'This request key belongs to another request.',
  failedTitle: 'Error',
  failed: 'There was a problem submitting your request. Please try again.',
} as const;
