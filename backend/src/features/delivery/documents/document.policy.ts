import { siteTypes } from '@hearthline/rules/delivery/documents.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Viewer } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Bound } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import {
  projectReach,
  projectScope,
  reachOf,
  type ProjectReach,
  type ProjectScope,
} from '../projects/project.policy.ts';

/**
 * Which documents a viewer sees, out of those of the projects they see. A contractor sees approved plans and permits, photos,
 * and their own uploads; a customer sees, besides, everything uploaded while the project was theirs.
 * `name` is part of the prepared statement's name.
 */
export interface DocumentScope {
  readonly name: string;
  /** Whether some versions may be hidden, possibly the latest. */
  readonly isPartial: boolean;
  readonly projects: ProjectScope;
  /** In which projects the viewer reviews and deletes the documents that they see. */
  readonly reviews: ProjectReach;
  /** Whether the viewer may see version `v` of the document `d` of the project `p`, which they see. */
  readonly version: (viewerId: Bound<string>) => Expression<SqlBool>;
}

const eb = expressionBuilder<
  { d: Tables['documents']; v: Tables['documentVersions']; p: Tables['projects'] },
  'd' | 'v' | 'p'
>();

const ownOrForSite = (viewerId: Bound<string>) =>
  eb.or([
    eb('v.uploadedById', '=', viewerId),
    eb('d.type', '=', sql.lit('photo')),
    eb.and([
      eb(
        'd.type',
        'in',
        siteTypes.map((type) => sql.lit(type)),
      ),
      eb('v.state', '=', sql.lit('approved')),
    ]),
  ]);

/** Which versions of the documents on their projects viewers see. */
const versions: Readonly<Partial<Record<ProjectScope['name'], DocumentScope['version']>>> = {
  // What belongs to a deal's project is its buyers', whoever of them was its customer then.
  customer: (viewerId) =>
    eb.or([
      eb('v.customerId', '=', viewerId),
      eb('v.customerId', '=', eb.ref('p.customerId')),
      eb('p.dealId', 'is not', null),
      ownOrForSite(viewerId),
    ]),
  contractor: ownOrForSite,
  none: () => sql<SqlBool>`false`,
};

/** The document scope of a viewer. */
export const documentScope = (viewer: Pick<Viewer, 'role'> | null): DocumentScope => {
  const reviews = projectReach(viewer, 'document:review');
  const version = versions[reviews.reads.name];
  // Staff see every version in the projects that they read.
  return {
    name: reviews.name,
    isPartial: version !== undefined,
    projects: reviews.reads,
    reviews,
    version: version ?? (() => sql<SqlBool>`true`),
  };
};

/** The documents `d` that a viewer sees, with their projects `p`, each with the latest version `v` that the viewer may see. */
export const seenDocuments = (db: Db, scope: DocumentScope, viewerId: Bound<string>) =>
  db
    .selectFrom('documents as d')
    .innerJoin('projects as p', (join) =>
      join.onRef('p.id', '=', 'd.projectId').on(scope.projects.where(viewerId)),
    )
    .innerJoinLateral(
      (eb) => {
        const chain = eb
          .selectFrom('documentVersions as v')
          .selectAll('v')
          .whereRef('v.documentId', '=', 'd.id');
        const seen = scope.isPartial
          ? chain.where(scope.version(viewerId)).orderBy('v.number', 'desc').limit(sql.lit(1))
          : chain.whereRef('v.number', '=', 'd.latest');
        return seen.as('v');
      },
      (join) => join.onTrue(),
    );

/** Whether staff have reviewed any version of the document `d`. */
export const isReviewed = sql<boolean>`exists ${expressionBuilder<Tables & { d: Tables['documents'] }, 'd'>()
  .selectFrom('documentVersions as r')
  .whereRef('r.documentId', '=', 'd.id')
  .where('r.reviewedAt', 'is not', null)}`;

/** Which document requests a viewer sees, by their projects `p`: they are between staff and the customer. */
export const requestScope = (viewer: Pick<Viewer, 'role'> | null): ProjectScope => {
  const projects = projectScope(viewer);
  return projects.name === 'contractor' ? projectScope(null) : projects;
};

interface Owned {
  readonly ownerId: string | null;
  /** Whether staff have reviewed any of its versions. */
  readonly reviewed: boolean;
  /** Whether it is in a project where the viewer reviews, for whom that depends on the project. */
  readonly isReached?: boolean | undefined;
}

const owns = (viewer: Viewer | null, { ownerId }: Owned): boolean => Boolean(viewer && ownerId === viewer.id);

/** Who may add a version: staff, and the document's owner. */
export const canReplace = (viewer: Viewer | null, document: Owned): boolean =>
  viewer !== null && (isStaff(viewer.role) || owns(viewer, document));

/** Who may delete a document: staff in the projects where they review, and its owner as long as it has not been reviewed. */
export const canDelete = (viewer: Viewer | null, document: Owned): boolean => {
  if (viewer && isStaff(viewer.role))
    return reachOf(projectReach(viewer, 'document:delete'), document.isReached);
  return owns(viewer, document) && !document.reviewed;
};
