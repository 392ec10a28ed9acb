import { isPublic, routes, type Route } from '@hearthline/rules/routes.ts';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** The packages of the GraphQL client, and what of it is the site's own. */
const dataFiles =
  /\/node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\/|\/src\/platform\/graphql\/(query-deduplication|subscription-link)\.ts$/;

/** The frame of the signed-in screens, and what gives a page the GraphQL client. */
const workspaceFiles = /\/src\/app\/(workspace\/workspace|with-data)\.tsx$/;

/** Exports the operations of all features: the bundler follows each name through it, so that nobody imports all of them. */
const allOperations = '/src/gql/generated.ts';

const fileOf = ({ path, sameAs }: Route): string => {
  const name = (sameAs ?? path).slice(1).replaceAll('/:', '-') || 'home';
  return fileURLToPath(new URL(`src/pages/${name}-page.tsx`, import.meta.url));
};

/** What the page of a design loads by itself. */
const design = fileURLToPath(new URL('src/pages/my-design.tsx', import.meta.url));

/** Everything that the public pages and that of a design import, directly or not: none of it may be part of the workspace. */
const importedByVisitors = (graph: Graph): ReadonlySet<string> => {
  const found = new Set([...(routes as readonly Route[]).filter(isPublic).map(fileOf), design]);
  // A set goes on to what is added to it meanwhile.
  for (const id of found)
    if (!id.endsWith(allOperations))
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
};

const isImportedByWorkspace = (id: string, graph: Graph): boolean =>
  Boolean(graph.getModuleInfo(id)?.importers.some((importer) => workspaceFiles.test(importer)));

const isLoadedByItself = (id: string, graph: Graph): boolean =>
  Boolean(graph.getModuleInfo(id)?.dynamicImporters.length);

/**
 * Which modules share a file. There is one for what every page needs, one for the GraphQL client and one for what every signed-in screen
 * needs besides; of the rest, one for each set of pages that share something, so that no page loads what only others need. What is loaded
 * by itself stays a file of its own.
 */
export const chunks = (): Rolldown.CodeSplittingGroup[] => {
  let ofVisitors: ReadonlySet<string> | undefined;
  const shared = { minShareCount: 2, entriesAware: true } as const;
  return [
    { name: 'site', tags: ['$initial'], test: (id) => !id.includes('graphiql') },
    { name: 'data', test: dataFiles },
    {
      ...shared,
      name: (id, graph) =>
        !isLoadedByItself(id, graph) && (ofVisitors ??= importedByVisitors(graph)).has(id) ? 'public' : null,
    },
    {
      // With all that it imports and no group above has.
      name: (id, graph) =>
        !isLoadedByItself(id, graph) && isImportedByWorkspace(id, graph) ? 'workspace' : null,
    },
    { ...shared, name: (id, graph) => (isLoadedByItself(id, graph) ? null : 'shared') },
  ];
};
