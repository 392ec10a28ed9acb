import { isPublic, routes, type Route } from '../rules/routes.ts';

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** What is drawn without being asked for: pages, their tabs, the frame around them, and two boards that a page loads at once. */
const screen =
  /\/frontend\/src\/(pages\/[a-z-]+|app\/workspace\/workspace|features\/(deals\/board\/deal-board-view|contractors\/portal\/contractor-board))\.tsx$/;
const frame = '/app/workspace/workspace.tsx';
const publicPages = (routes as readonly Route[])
  .filter(isPublic)
  .map(({ path }) => `/pages/${path.slice(1).replaceAll('/:', '-') || 'home'}-page.tsx`);

const known = new WeakMap<object, Map<string, ReadonlySet<string>>>();

/** The screens that need a module before they can be drawn. */
const screensOf = (id: string, graph: Graph): ReadonlySet<string> => {
  const answers = known.get(graph) ?? new Map<string, ReadonlySet<string>>();
  known.set(graph, answers);
  const ready = answers.get(id);
  if (ready) return ready;
  const seen = new Set<string>();
  const climb = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) climb(importer);
  };
  climb(id);
  const found = new Set([...seen].filter((each) => screen.test(each)));
  answers.set(id, found);
  return found;
};

/**
 * Puts modules together that the same screens need, so that no screen loads what only others need, and none has a file for each small
 * module. The frame is there on every signed-in screen: what it needs is told apart only by the public pages that need it too.
 * @returns the name of the file; null for what at most one screen needs
 */
export const chunkOf = (id: string, graph: Graph): string | null => {
  if (screen.test(id)) return null;
  const screens = [...screensOf(id, graph)];
  const isFramed = screens.some((each) => each.endsWith(frame));
  if (!isFramed) return screens.length > 1 ? screens.sort().join() : null;
  return [frame, ...screens.filter((each) => publicPages.some((page) => each.endsWith(page)))].sort().join();
};
