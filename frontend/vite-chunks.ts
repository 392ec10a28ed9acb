import { isPublic, routes, type Route } from '../rules/routes.ts';

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** What is drawn without being asked for: pages, their tabs, the frame around them, and two boards that a page loads at once. */
const screen =
  /\/frontend\/src\/(pages\/[a-z-]+|app\/workspace\/workspace|features\/(deals\/board\/deal-board-view|contractors\/portal\/contractor-board))\.tsx$/;
const entry = '/frontend/src/main.tsx';
const frame = '/app/workspace/workspace.tsx';
const publicPages = (routes as readonly Route[])
  .filter(isPublic)
  .map(({ path }) => `/pages/${path.slice(1).replaceAll('/:', '-') || 'home'}-page.tsx`);

/** A module and all that need it before they can run. */
const neededBy = (id: string, graph: Graph): ReadonlySet<string> => {
  const found = new Set<string>();
  const climb = (at: string): void => {
    if (found.has(at)) return;
    found.add(at);
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) climb(importer);
  };
  climb(id);
  return found;
};

/**
 * Puts modules together that the same screens need, so that no screen loads what only others need, and none has a file for each small
 * module. The frame is there on every signed-in screen: what it needs is one file, and what public pages need as well (3 kB) goes with what
 * every page needs.
 * @returns the name of the file; null for what at most one screen needs
 */
export const chunkOf = (id: string, graph: Graph): string | null => {
  const needing = [...neededBy(id, graph)];
  if (needing.some((each) => each.endsWith(entry))) return 'site';
  const screens = needing.filter((each) => each !== id && screen.test(each));
  if (screens.some((each) => each.endsWith(frame)))
    return publicPages.some((page) => screens.some((each) => each.endsWith(page))) ? 'site' : 'workspace';
  return screens.length > 1 && !screen.test(id) ? screens.sort().join() : null;
};
