import { codeInWords, designPath } from '@hearthline/rules/designs/code.ts';
import { sharedDesignPicture, type DesignedHome } from '@hearthline/rules/designs/pictures.ts';
import { wholeDollars } from '@hearthline/rules/dollars.ts';
import { designWords } from '@hearthline/rules/design.ts';
import type { Company } from '@hearthline/rules/settings.ts';
import type { NewMail } from '../../platform/mail/mail-outbox.ts';
import type { DesignRecord } from './design.queries.ts';

/**
 * Sends somebody the link to a design. It repeats nothing that was typed: anybody can have it sent to anybody.
 * @param key stands behind `#`, where no server sees it (security B8)
 */
export const designLink = (
  { code, content: { roof, siding }, homeName, aboutCents }: DesignRecord,
  home: DesignedHome | null,
  address: string,
  key: string,
  company: Company,
  publicUrl: string,
): NewMail => {
  const look = designWords({ roof, siding });
  return {
    kind: 'design_link',
    to: { name: '', address },
    confidential: true,
    content: {
      subject: homeName ? `The ${homeName} home, as it was designed` : 'A home design',
      greeting: 'Hello,',
      picture: {
        url: publicUrl + sharedDesignPicture({ home, roof, siding }),
        alt: `${homeName ? `The ${homeName} home` : 'A home'}${look ? ` with a ${look}` : ''}`,
      },
      paragraphs: [
        `Here is a home that was designed at ${company.name}. The link opens it on any device, where everything is still chosen and can be changed.`,
        'Whoever has the link can change the design, so pass it on to people you trust. If you did not expect this mail, you can ignore it.',
      ],
      facts: [
        ...(homeName ? [['Home', homeName] as const] : []),
        ...(look ? [['Chosen', look] as const] : []),
        ...(aboutCents === null ? [] : [['About', wholeDollars(Math.round(aboutCents / 100))] as const]),
        ['Code', codeInWords(code)],
      ],
      action: { label: 'Open the design', url: `${publicUrl}${designPath(code)}#key=${key}` },
    },
  };
};
