import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { earlyScript } from './vite-early-script.ts';
import { prebuiltGraphiql } from './vite-graphiql.ts';
import { preloadFonts } from './vite-preload-fonts.ts';

/** The packages of the GraphQL client. */
const dataPackages = /\/node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\//;

/**
 * What is preloaded with an `import(…)`: the file itself. Every page would load a list of what each file of the site needs (14 kB); what a page
 * needs at first, its HTML names (scripts/build/prerender.mjs).
 */
const ownFiles = (file: string, files: string[]): string[] =>
  files.filter((each) => each === file || each.endsWith('.css'));

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the client: the site (`index.html`) and, separately, the GraphiQL page (`graphiql.html`). */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  appType: 'custom',
  plugins: [react(), earlyScript(), preloadFonts(), prebuiltGraphiql()],
  resolve: { dedupe: ['graphql', 'react', 'react-dom'] },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // The colors need `light-dark()` (ui/theme/tokens.ts), which these were the first to know.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Browsers of that age preload modules themselves.
    modulePreload: { polyfill: false, resolveDependencies: ownFiles },
    rolldownOptions: {
      input: { index: here('index.html'), graphiql: here('graphiql.html') },
      output: {
        // Only what is loaded by itself has a name: those of shared files, which list who shares them, would stand in every file that needs them.
        ...(!isSsrBuild && {
          chunkFileNames: ({ isDynamicEntry }) =>
            isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        }),
        // The prerendering program is a single file. The client has one for what every page needs, one for the GraphQL client, and for the rest one
        // for each set of pages that share something: no page loads what only others need.
        codeSplitting: isSsrBuild
          ? false
          : {
              groups: [
                { name: 'site', tags: ['$initial'], test: (id) => !id.includes('graphiql') },
                { name: 'data', test: dataPackages },
                {
                  // What is loaded by itself stays a file of its own.
                  name: (id, graph) => (graph.getModuleInfo(id)?.dynamicImporters.length ? null : 'shared'),
                  minShareCount: 2,
                  entriesAware: true,
                },
              ],
            },
      },
      // The rules are zod schemas next to texts. Building a schema has no side effect, so a page that only
      // needs a text does not include zod.
      treeshake: {
        manualPureFunctions: ['z', 'text', 'optionalText', 'oneLine', 'optionalOneLine'],
      },
    },
  },
}));
