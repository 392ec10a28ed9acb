import { codeInWords, designPath } from '@hearthline/rules/homes/designs/code.ts';
import { sharedDesignPicture, type DesignedHome } from '@hearthline/rules/homes/designs/pictures.ts';
import { shortPriceText, type ShortPrice } from '@hearthline/rules/homes/prices/short-price.ts';
import { designWords } from '@hearthline/rules/design.ts';
import { catalogName } from '@hearthline/rules/homes/catalog/catalog-name.ts';
import type { Company } from '@hearthline/rules/company.ts';
import type { NewMail } from '../../../../platform/mail/mail-outbox.ts';
import type { DesignRecord } from '../design.queries.ts';

/** A design to be mailed. */
export interface MailedDesign {
  readonly design: DesignRecord;
  readonly home: DesignedHome | null;
  /** What it costs today; null without a home or a price. */
  readonly price: ShortPrice | null;
  /** A key of its own; it stands behind `#`, where no server sees it (docs/security.md, B8). */
  readonly key: string;
}

const nameOf = ({ design, home }: MailedDesign): string | null =>
  catalogName({ slug: home?.slug ?? null, name: design.homeName });

const linkOf = ({ design, key }: MailedDesign, publicUrl: string): string =>
  `${publicUrl}${designPath(design.code)}#key=${key}`;

const caution =
  'Whoever has the link can change the design, so pass it on to people you trust. If you did not expect this mail, you can ignore it.';

const oneDesign = (mailed: MailedDesign, company: Company, publicUrl: string): NewMail['content'] => {
  const { design, home } = mailed;
  const { roof, siding, options } = design.content;
  const name = nameOf(mailed);
  const look = designWords({ roof, siding });
  return {
    subject: name ? `The ${name} home, as it was designed` : 'A home design',
    greeting: 'Hello,',
    picture: {
      url: publicUrl + sharedDesignPicture({ home, roof, siding, options }),
      alt: `${name ? `The ${name} home` : 'A home'}${look ? ` with a ${look}` : ''}`,
    },
    paragraphs: [
      `Here is a home that was designed at ${company.name}. The link opens it on any device, where everything is still chosen and can be changed.`,
      caution,
    ],
    facts: [
      ...(name ? [['Home', name] as const] : []),
      ...(look ? [['Chosen', look] as const] : []),
      ...(mailed.price ? [['Price', shortPriceText(mailed.price)] as const] : []),
      ['Code', codeInWords(design.code)],
    ],
    action: { label: 'Open the design', url: linkOf(mailed, publicUrl) },
  };
};

const manyDesigns = (
  all: readonly MailedDesign[],
  company: Company,
  publicUrl: string,
): NewMail['content'] => ({
  subject: `${all.length} home designs`,
  greeting: 'Hello,',
  paragraphs: [
    `Here are homes that were designed at ${company.name}. Each link opens one of them on any device, where everything is still chosen and can be changed.`,
    caution,
  ],
  facts: all.flatMap((mailed) =>
    mailed.price ? [[nameOf(mailed) ?? 'A home design', shortPriceText(mailed.price)] as const] : [],
  ),
  links: all.map((mailed) => ({
    label: `${nameOf(mailed) ?? 'A home design'}, code ${codeInWords(mailed.design.code)}`,
    url: linkOf(mailed, publicUrl),
  })),
});

/** Sends somebody the links to one design or several. It repeats nothing that was typed: anybody can have it sent to anybody. */
export const designLinks = (
  all: readonly [MailedDesign, ...MailedDesign[]],
  address: string,
  company: Company,
  publicUrl: string,
): NewMail => ({
  kind: 'design_link',
  to: { name: '', address },
  confidential: true,
  content: all.length === 1 ? oneDesign(all[0], company, publicUrl) : manyDesigns(all, company, publicUrl),
});
