import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import { describe, expect, it } from 'vitest';
import { quoteMail } from '../quote.mail.ts';

const mailFor = (home: Partial<QuoteDocument['home']>): string =>
  JSON.stringify(
    quoteMail(
      {
        number: 'Q-1001',
        home: { slug: null, planCode: null, ...home },
        design: { roof: 'hip', siding: null },
        company: { name: 'Hearthline Homes' },
        buyers: [{ name: 'Ada Byron', email: 'ada@example.com' }],
        totalCents: 100,
        validUntil: '2027-01-31',
      } as unknown as QuoteDocument,
      'https://homes.example/quote#token=x',
      'https://homes.example',
      null,
    ),
  );

describe('the mail of a quote', () => {
  it('names a home of the catalog', () => {
    expect(mailFor({ slug: 'yachats', name: 'Yachats' })).toContain('Your quote Q-1001 for the Yachats home');
  });

  it.each([{ name: 'Win at evil.example' }, { name: 'Win at evil.example', planCode: '1.x' }])(
    'says nowhere what a plan is called: %o',
    (home) => {
      const mail = mailFor(home);
      expect(mail).toContain('Your quote Q-1001 for your home design');
      expect(mail).not.toContain('evil');
    },
  );
});
