import type { ContentState } from '@hearthline/rules/content-form.ts';
import type { ContentFigures, ContentKind, FinanceTopic } from '@hearthline/rules/content.ts';

export const kindTitle = {
  promotion: 'Promotion',
  program: 'Program',
  financing: 'Financing',
  example_price: 'Example price',
} as const satisfies Record<ContentKind, string>;
export const topicTitle = {
  'government-backed': 'Government-backed loans',
  'state-local': 'State and local programs',
  private: 'Private and specialty loans',
  unique: 'Unique solutions',
} as const satisfies Record<FinanceTopic, string>;
export const stateTitle = {
  current: 'Shown',
  upcoming: 'Upcoming',
  expired: 'Expired',
} as const satisfies Record<ContentState, string>;

/** Figures as editable lines of `name: number`; the `home` of an example price is a word. */
export const figuresText = (figures: ContentFigures): string =>
  Object.entries(figures)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Reads such lines; an unreadable one becomes a name that the rule refuses. */
export const figuresOf = (text: string): ContentFigures =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim())
      .map((line): [string, string | number] => {
        const [, name = '?', value = ''] = /^\s*([^:=]*?)\s*[:=]\s*(.*?)\s*$/.exec(line) ?? [];
        if (name === 'home') return [name, value];
        return [name || '?', value === '' ? Number.NaN : Number(value.replace(/[$,%\s]/g, ''))];
      }),
  );
