import { foldSearch } from '@hearthline/rules/search.ts';
import type { SearchKind } from '../../../gql/generated.ts';
import type { RecentResult } from './recent-results.ts';
import { matchingTitles, type SearchAction, type SearchPlace } from './screen-entries.ts';

/** A line of the search. */
export interface SearchEntry {
  /** Unique in the list. */
  readonly key: string;
  readonly title: string;
  readonly detail: string | null;
  /** Where it leads; undefined: it runs. */
  readonly to?: string | undefined;
  readonly run?: (() => void) | undefined;
  /** Something found, which is remembered when it is opened. */
  readonly isResult?: true;
}

/** Lines under one heading. */
export interface SearchGroup {
  readonly title: string;
  readonly entries: readonly SearchEntry[];
}

interface Hit {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  readonly detail?: string | null;
  readonly path: string;
}

const kindTitles: Readonly<Record<SearchKind, string>> = {
  contact: 'Contacts',
  deal: 'Deals',
  quote: 'Quotes',
  agreement: 'Agreements',
  payment: 'Payments',
  project: 'Projects',
  appointment: 'Appointments',
  document: 'Documents',
  design: 'Designs',
  campaign: 'Campaigns',
  user: 'Users',
  report: 'Reports',
};

const hitEntry = ({ kind, id, title, detail, path }: Hit): SearchEntry => ({
  key: `${kind} ${id}`,
  title,
  detail: detail ?? null,
  to: path,
  isResult: true,
});

/** The hits by kind, the kind of the best hit first. */
const hitGroups = (hits: readonly Hit[]): readonly SearchGroup[] =>
  [...new Set(hits.map(({ kind }) => kind))].map((kind) => ({
    title: kindTitles[kind],
    entries: hits.filter((hit) => hit.kind === kind).map(hitEntry),
  }));

interface SearchContent {
  readonly text: string;
  readonly hits: readonly Hit[];
  readonly recent: readonly RecentResult[];
  readonly places: readonly SearchPlace[];
  readonly actions: readonly SearchAction[];
}

/** What the search shows: without a text what was opened last, then what is known without asking the server. */
export const searchGroups = ({
  text,
  hits,
  recent,
  places,
  actions,
}: SearchContent): readonly SearchGroup[] => {
  const screens = matchingTitles(places, text).map(({ title, to }): SearchEntry => ({
    key: `screen ${to}`,
    title,
    detail: null,
    to,
  }));
  const doable = matchingTitles(actions, text).map(({ title, to, run }): SearchEntry => ({
    key: `action ${title}`,
    title,
    detail: null,
    to,
    run,
  }));
  const opened = recent.map(({ title, detail, to }): SearchEntry => ({
    key: `recent ${to}`,
    title,
    detail,
    to,
    isResult: true,
  }));
  const goTo = { title: 'Go to', entries: screens };
  const start = { title: 'Actions', entries: doable };
  // A screen whose whole name was typed is meant; of its beginning, something found may be.
  const isNamed = places.some(({ title }) => foldSearch(title) === foldSearch(text));
  const found = hitGroups(hits);
  // Without a text actions come before screens, which the rail shows anyway.
  return (
    text
      ? [...(isNamed ? [goTo, ...found] : [...found, goTo]), start]
      : [{ title: 'Recent', entries: opened }, start, goTo]
  ).filter(({ entries }) => entries.length > 0);
};

/** What a screen reader hears of a list: how many lines of which heading. */
export const countsText = (groups: readonly SearchGroup[]): string => {
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  if (total === 0) return 'Nothing found';
  const parts = groups.map(({ title, entries }) => `${title} ${entries.length}`);
  return `${total} ${total === 1 ? 'result' : 'results'}: ${parts.join(', ')}`;
};
