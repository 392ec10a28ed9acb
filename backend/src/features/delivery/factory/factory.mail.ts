import { stationTitle, type StationId } from '@hearthline/rules/stations.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { oneLine, type NewMail } from '../../../platform/mail/mail-outbox.ts';

/** A home that the factory has put on hold. */
interface HomeOnHold {
  readonly project: { readonly id: string; readonly name: string };
  readonly station: StationId | null;
  readonly reason: string;
  /** Who put it on hold; null if that account is gone. */
  readonly heldBy: string | null;
}

/** Tells the office that work on a home has stopped, and why. */
export const homePutOnHold = (
  { project, station, reason, heldBy }: HomeOnHold,
  company: Company,
  publicUrl: string,
): NewMail => ({
  kind: 'factory_hold',
  to: { name: company.name, address: company.email },
  content: {
    subject: `On hold in the factory: ${oneLine(project.name)}`,
    greeting: 'A home was put on hold in the factory.',
    paragraphs: [],
    facts: [
      ['Project', oneLine(project.name)],
      ...(station ? [['Station', stationTitle(station)] as const] : []),
      ['Reason', reason],
      ...(heldBy ? [['Put on hold by', oneLine(heldBy)] as const] : []),
    ],
    action: { label: 'Open the project', url: `${publicUrl}/projects/${project.id}` },
  },
});
