import { contentKinds, type ContentItem } from '@hearthline/rules/site/content.ts';
import { sql, type Expression } from 'kysely';

/** What the site shows of an entry. */
export const shownFields = [
  'slug',
  'kind',
  'topic',
  'title',
  'terms',
  'text',
  'figures',
  'startsOn',
  'endsOn',
  'sample',
] as const satisfies readonly (keyof ContentItem)[];

/** Where the picture of an entry is; null without one. @param key the column */
export const pictureUrl = (key: Expression<string | null>) =>
  sql<string | null>`'/api/content/pictures/' || ${key} || '.webp'`;

/** The place of a kind in the order in which the site shows them. */
export const placeOfKind = (kind: Expression<ContentItem['kind']>) =>
  sql`array_position(array[${sql.join(contentKinds.map((name) => sql.lit(name)))}], ${kind})`;
