import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import type { Context } from '../../../platform/context.ts';
import { pick } from '../../../platform/db/pick.ts';
import { answeredColumns } from './design.fields.ts';
import { mayEdit, mayReadAll } from './design.policy.ts';
import type { DesignRecord } from './design.queries.ts';

type Site = NonNullable<DesignContent['site']>;

/** A design as the API answers it: without a right to see all of it, neither its name nor where it will stand. */
export interface DesignView
  extends DesignContent, Pick<DesignRecord, (typeof answeredColumns)[number] | 'homeName'> {
  readonly claimed: boolean;
  /** Whether its asker sees all of it and its history. */
  readonly seesAll: boolean;
  readonly viewerCanEdit: boolean;
}

const withoutAddress = (site: Site | null): Site | null => site && { ...site, address: null, zip: null };

/** A content without its name and address. */
export const nameless = (content: DesignContent): DesignContent => ({
  ...content,
  name: null,
  site: withoutAddress(content.site),
});

/** What somebody may see of the content of a design: its code alone tells neither where the home will stand nor what its buyer claims. */
export const contentFor = (content: DesignContent, seesAll: boolean): DesignContent => {
  if (seesAll) return content;
  const { site, ...shown } = nameless(content);
  return { ...shown, site: site && { ...site, county: null }, claims: [] };
};

/** A design as its asker may see it. */
export const designView = (context: Pick<Context, 'viewer'>, row: DesignRecord): DesignView => {
  const seesAll = mayReadAll(context.viewer, row);
  return {
    ...pick(row, answeredColumns),
    homeName: row.homeName,
    ...contentFor(row.content, seesAll),
    claimed: row.ownerId !== null,
    seesAll,
    viewerCanEdit: mayEdit(context.viewer, row),
  };
};
