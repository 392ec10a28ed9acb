import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks } from './vite-chunks.ts';
import { earlyScript } from './vite-early-script.ts';
import { prebuiltGraphiql } from './vite-graphiql.ts';
import { preloadFonts } from './vite-preload-fonts.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the client: the site (`index.html`) and, separately, the GraphiQL page (`graphiql.html`). */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  appType: 'custom',
  plugins: [react(), earlyScript(), preloadFonts(), prebuiltGraphiql()],
  resolve: { dedupe: ['graphql', 'react', 'react-dom'] },
  // Else the program that renders pages contains React's development build as well, and runs that: its thread has no environment.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // The colors need `light-dark()` (ui/theme/tokens.ts), which these were the first to know.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // What is loaded later has no styles of its own, and what a page needs at first, its HTML names (scripts/build/prerender.mjs): lists of
    // what each file needs would be a part of every first load.
    modulePreload: false,
    rolldownOptions: {
      input: { index: here('index.html'), graphiql: here('graphiql.html') },
      output: {
        // Only what is loaded by itself has a name: those of shared files, which list who shares them, would stand in every file that needs them.
        ...(!isSsrBuild && {
          chunkFileNames: ({ isDynamicEntry }) =>
            isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
          codeSplitting: { groups: chunks() },
        }),
      },
      // The rules are zod schemas next to texts. Building a schema has no side effect, so a page that only
      // needs a text does not include zod.
      treeshake: {
        // Emotion has them for a function that nothing here calls.
        moduleSideEffects: [
          { test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
        manualPureFunctions: ['z', 'text', 'optionalText', 'oneLine', 'optionalOneLine'],
      },
    },
  },
}));
