import { siteTypes } from '@hearthline/rules/documents.ts';
import type { Viewer } from '../../platform/context.ts';
import { projectScope } from '../projects/project.policy.ts';

/**
 * Which documents a viewer sees, out of those of the projects they see. A contractor sees approved plans and permits, photos,
 * and their own uploads; a customer sees, besides, everything uploaded while the project was theirs.
 * `name` is part of the prepared statement's name.
 */
export interface DocumentScope {
  readonly name: string;
  /** Whether some versions may be hidden, possibly the latest. */
  readonly isPartial: boolean;
  /** The document joined with the latest version that the viewer may see; `$1` is the viewer's id. Aliases: d, p (projects), v. */
  readonly from: string;
  /** SQL condition: whether the viewer may see version `v` of the document `d`. */
  readonly version: string;
}

const latest = 'join document_versions v on v.document_id = d.id and v.number = d.latest';
const ownOrForSite = `(v.uploaded_by_id = $1 or d.type = 'photo' or (d.type in (${siteTypes.map((type) => `'${type}'`).join(', ')}) and v.state = 'approved'))`;

/** Which versions of the documents on their projects viewers see. */
const versions: Readonly<Record<ReturnType<typeof projectScope>['name'], string>> = {
  all: 'true',
  customer: `(v.customer_id = $1 or ${ownOrForSite})`,
  contractor: ownOrForSite,
  none: 'false',
};

/** The document scope of a viewer. */
export const documentScope = (viewer: Pick<Viewer, 'role'> | null): DocumentScope => {
  const projects = projectScope(viewer);
  const version = versions[projects.name];
  const isPartial = version !== versions.all;
  const seen = isPartial
    ? `join lateral (select * from document_versions v where v.document_id = d.id and ${version} order by v.number desc limit 1) v on true`
    : latest;
  return {
    name: projects.name,
    isPartial,
    version,
    from: `documents d join projects p on p.id = d.project_id and ${projects.where('$1', 'p')} ${seen}`,
  };
};

/** Which document requests a viewer sees: they are between staff and the customer. A condition on `p`, with `$1` as the viewer's id. */
export const requestScope = (
  viewer: Pick<Viewer, 'role'> | null,
): { readonly name: string; readonly where: string } => {
  const projects = projectScope(viewer);
  return projects.name === 'contractor'
    ? { name: 'none', where: '$1::uuid is null' }
    : { name: projects.name, where: projects.where('$1', 'p') };
};

interface Owned {
  readonly ownerId: string | null;
  /** Whether staff have reviewed any of its versions. */
  readonly reviewed: boolean;
}

const owns = (viewer: Viewer | null, { ownerId }: Owned): boolean => Boolean(viewer && ownerId === viewer.id);

/** Who may add a version: staff, and the document's owner. */
export const canReplace = (viewer: Viewer | null, document: Owned): boolean =>
  viewer?.role === 'admin' || owns(viewer, document);

/** Who may delete a document: staff, and its owner as long as it has not been reviewed. */
export const canDelete = (viewer: Viewer | null, document: Owned): boolean =>
  viewer?.role === 'admin' || (owns(viewer, document) && !document.reviewed);
