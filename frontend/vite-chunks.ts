interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Chunk names with the entry files of each; the first match is used. */
const beginnings: readonly (readonly [name: string, file: RegExp])[] = [
  ['site', /\/frontend\/src\/main\.tsx$/],
  ['data', /\/frontend\/src\/app\/with-data\.tsx$/],
  [
    'parts',
    /\/frontend\/src\/pages\/(home|finance|design-roof|floor-plan-generator|about-us|contact-info|public-info|mission-statement|features|not-found)-page\.tsx$/,
  ],
  [
    'forms',
    /\/frontend\/src\/pages\/(auth|contractors|forgot-password|customer-service|appointments)-page\.tsx$/,
  ],
  ['portal', /\/frontend\/src\/pages\/admin-page\.tsx$/],
  ['booking', /\/frontend\/src\/features\/appointments\/booking\/booking-steps\.tsx$/],
  ['workspace', /\/frontend\/src\/app\/workspace\/workspace\.tsx$/],
  [
    'homes',
    /\/frontend\/src\/(pages\/homes-(slug|g-code)-page|features\/homes\/catalog\/asked-catalog)\.tsx$/,
  ],
];

/** Small modules that are needed together. */
const together: readonly (readonly [name: string, files: RegExp])[] = [
  ['loading', /\/frontend\/src\/(platform\/api\/load-json|ui\/layout\/(skeleton|error-notice))\.tsx?$/],
  // The sums of the payment calculator, of which others need how money is rounded.
  ['sums', /\/rules\/(finance|prices\/(payment|rounding))\.ts$/],
  ['short-price', /\/rules\/prices\/(short-price|usual-loan)\.ts$/],
  [
    'dialogs',
    /\/frontend\/src\/ui\/dialogs\/(busy-dialog|confirm-dialog|dialog|dismiss-button|modal|top-layer)\.tsx?$/,
  ],
  // Rules that are zod schemas themselves: whoever loads one loads zod, and most load several.
  [
    'schemas',
    /\/rules\/(appointments\/(changes|format-input|rules)|email-domain|leads\/(design-filter|touch)|optional|paging|phones\/(rules|typed)|search|text)\.ts$/,
  ],
  ['board', /\/frontend\/src\/ui\/board\/[a-z-]+\.tsx?$/],
  // The words and sums of a sale, of which the deal, the customer's portal and the private links all need most.
  [
    'sale',
    /\/(rules\/(agreements|deals|payments|quotes)\/(?!rules|win)|frontend\/src\/features\/(agreements\/(agreement-words|event-list|show-pdf)|quotes\/parts\/quote-words)\.)/,
  ],
  [
    'live',
    /\/frontend\/src\/platform\/graphql\/(live-list|live-subscription|refetch-active-queries|workspace-changes)\.tsx?$/,
  ],
  ['facts', /\/frontend\/src\/ui\/text\/(dot-separated|fact-columns|fact-rows)\.tsx$/],
  ['company', /\/frontend\/src\/features\/content\/(company-band|company-facts|team|testimonials)\.tsx$/],
];

/** What the public site loads by itself, now or later: none of it may wait for a chunk of the workspace. */
const publicFiles =
  /\/frontend\/src\/(app\/(layout|navigation)\/|ui\/(toasts|image-viewer)\/|features\/(consultants|content\/company-band|floor-plans|homes|locations\/(location-list|see-it-in-person)|prices|designs?|hub|accounts\/(sign-in|sign-up|links|password))\/|pages\/(?!admin-|deals?\.|dashboard-|contact-page|contact-import-|campaign-|project-|reports-|factory-|contractor-page|account-|development-|agent-|investor-))/;

/** From how many files of the workspace on a module that they share goes with its frame. */
const shared = 3;

const unknown: ModuleInfo = { isEntry: false, importers: [], dynamicImporters: [] };
const known = new WeakMap<object, Map<string, ReadonlySet<string>>>();

/** The files in {@link beginnings}, and all others that are loaded by themselves, that reach a module by static imports only, not by `import(…)`. */
const reachedFrom = (id: string, graph: Graph): ReadonlySet<string> => {
  const answers = known.get(graph) ?? new Map<string, ReadonlySet<string>>();
  known.set(graph, answers);
  const found = new Set<string>();
  const seen = new Set<string>();
  const climb = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const { isEntry, importers, dynamicImporters } = graph.getModuleInfo(at) ?? unknown;
    if (isEntry || dynamicImporters.length > 0 || beginnings.some(([, file]) => file.test(at))) found.add(at);
    for (const importer of importers) climb(importer);
  };
  const ready = answers.get(id);
  if (ready) return ready;
  climb(id);
  answers.set(id, found);
  return found;
};

/**
 * The chunk that a module of the client belongs to: one for what every page needs, a second for what several public pages
 * share, a third for the GraphQL client, a fourth for what the pages with a sign-in form share, a fifth for what only
 * booking needs, a sixth for the workspace's frame and what many of its screens share, a seventh for what the pages of homes share. A file for each shared module would mean two dozen requests per page.
 */
export const chunkOf = (id: string, graph: Graph): string | null => {
  // The rules import zod for schemas that most pages never build: it goes with the modules that do.
  if (id.includes('/node_modules/zod/')) return null;
  const reached = reachedFrom(id, graph);
  const from = ([, file]: (typeof beginnings)[number]): number =>
    [...reached].filter((begin) => file.test(begin) && begin !== id).length;
  const [site, data, parts, forms, portal, booking, workspace, homes] = beginnings;
  if (site && from(site) > 0) return 'site';
  if (parts && from(parts) > 1 && !id.includes('/node_modules/')) return 'parts';
  if (data && from(data) > 0) return 'data';
  // Without what the other pages need as well: they would load the form library with it.
  if (forms && from(forms) > 1 && ![parts, portal].some((group) => group && from(group) > 0)) return 'forms';
  // A few lines each, which the same pages need: one request for all of them.
  for (const [name, files] of together) if (files.test(id)) return name;
  // The documents of every operation stay by themselves: all pages with data share them.
  if (id.endsWith('/gql/generated.ts')) return null;
  // Only what nothing else needs: else the toasts, or the rules of a form, would load all of booking.
  if (booking && [...reached].every((begin) => booking[1].test(begin))) return 'booking';
  if (homes && from(homes) > 1 && [...reached].every((begin) => homes[1].test(begin))) return 'homes';
  const isPublic = [...reached].some((begin) => publicFiles.test(begin) || booking?.[1].test(begin));
  if (isPublic) return null;
  // Whatever a module imports is reached by at least as many files, so that this chunk waits for no other that waits for it.
  const ownFiles = [...reached].filter((begin) => begin.includes('/frontend/src/')).length;
  return (workspace && from(workspace) > 0) || ownFiles >= shared ? 'workspace' : null;
};
