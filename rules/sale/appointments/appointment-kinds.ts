/** What an appointment is about; visitors book a consultation unless they say otherwise. */
export const appointmentKinds = ['consultation', 'meeting', 'inspection'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** The name of each kind in a list; in the middle of a sentence it is {@link kindWord}, or with its article {@link aKind}. */
export const kindTitles: Readonly<Record<AppointmentKind, string>> = {
  consultation: 'Consultation',
  meeting: 'Meeting',
  inspection: 'Inspection',
};
export const kindWord = (kind: AppointmentKind): string => kindTitles[kind].toLowerCase();
export const aKind = (kind: AppointmentKind): string =>
  `${kind === 'inspection' ? 'an' : 'a'} ${kindWord(kind)}`;

/** The title of an appointment, as in `Inspection: Cedar Ridge Home`; just the kind when there is no project. */
export const appointmentTitle = (kind: AppointmentKind, projectName: string | null): string =>
  projectName ? `${kindTitles[kind]}: ${projectName}` : kindTitles[kind];
