import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { picturedLook, sharedDesignPicture } from '@hearthline/rules/homes/designs/pictures.ts';
import { catalogName } from '@hearthline/rules/homes/catalog/catalog-name.ts';
import { lookText } from '@hearthline/rules/homes/looks/look-text.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import { greet, type NewMail } from '../../../platform/mail/mail-outbox.ts';

/**
 * Sends a buyer the private link to a quote.
 * @param link with its secret behind `#`, where no server sees it (docs/security.md, B8)
 * @param quotedPlan the SHA-256 of the plan that its picture shows, whatever the catalog has when it is opened; null for that of the catalog
 */
export const quoteMail = (
  { number, home, design, company, buyers, totalCents, validUntil }: QuoteDocument,
  link: string,
  publicUrl: string,
  quotedPlan: string | null,
): NewMail | null => {
  const [buyer] = buyers;
  if (!buyer) return null;
  const name = catalogName(home);
  const pictured = {
    home: { slug: home.slug, planCode: home.planCode, quotedPlan, offered: true },
    ...picturedLook(design),
  };
  return {
    kind: 'quote_link',
    to: { name: buyer.name, address: buyer.email },
    confidential: true,
    content: {
      subject: `Your quote ${number} for ${name ? `the ${name} home` : 'your home design'}`,
      greeting: greet(buyer.name),
      picture: {
        url: publicUrl + sharedDesignPicture(pictured),
        alt: name ? `The ${name} home` : 'Your home design',
      },
      paragraphs: [
        `Here is your quote from ${company.name}: every line, what is included and what is not, and an example of a payment. You can accept or decline it on the page, or print it as a PDF.`,
        'The link is meant for you alone. Whoever has it can accept the quote, so pass it on only to people you buy with.',
      ],
      facts: [
        ['Quote', number],
        ['Home', name ?? 'Your home design'],
        ...(design.style === undefined ? [] : [['Look', lookText(design.choices)] as const]),
        ['Total', centsText(totalCents)],
        ['Valid until', longDate(validUntil)],
      ],
      action: { label: 'Open the quote', url: link },
    },
  };
};
