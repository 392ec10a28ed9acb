import { eachOfTexts, namesOfTexts, type PlainText } from '../../plain-texts.ts';

interface AppointmentText extends PlainText {
  /** It may have several lines. */
  readonly multiline?: true;
  /** What the form says below its field. */
  readonly help?: string;
}

/**
 * What a visitor may add to a booking. Rule, booking form, the staff's dialog and the mail to staff follow from this list
 * (docs/add-a-field.md). Apart from the rules, which need zod: the form is shown before that is loaded.
 */
export const appointmentTexts = {
  message: {
    title: 'Message',
    max: 4000,
    multiline: true,
    help: 'Where will the home stand, and who will live in it? Anything that helps us prepare.',
  },
} as const satisfies Record<string, AppointmentText>;
export type AppointmentTextName = keyof typeof appointmentTexts;

export const appointmentTextNames = namesOfTexts(appointmentTexts);

/** What is known of one of the texts. */
export const appointmentText = (name: AppointmentTextName): AppointmentText => appointmentTexts[name];

/** A value for each of the texts. */
export const eachAppointmentText = eachOfTexts(appointmentTexts);
