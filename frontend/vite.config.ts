import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkOf } from './vite-chunks.ts';
import { earlyScript } from './vite-early-script.ts';
import { prebuiltGraphiql } from './vite-graphiql.ts';
import { preloadFonts } from './vite-preload-fonts.ts';

/** Screens of the workspace, whose frame has loaded most of what they share. */
const staffPage = /\/(admin|campaign|contact-import|deals?|project|reports)(-[a-z-]+)?-page-[\w-]+\.js$/;

/**
 * What is preloaded with a file. Every page loads these lists, so those of the workspace's screens name the screen alone: what only
 * it needs follows a round trip later.
 */
const preloadedWith = (file: string, files: string[]): string[] =>
  staffPage.test(`/${file}`) ? files.filter((each) => each === file || each.endsWith('.css')) : files;

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
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    rolldownOptions: {
      input: { index: here('index.html'), graphiql: here('graphiql.html') },
      // The prerendering program is a single file.
      output: {
        // Every page loads the names of all files: shorter hashes, which still tell one version from another, save some of that.
        ...(!isSsrBuild && {
          entryFileNames: 'assets/[name]-[hash:7].js',
          // Only what is loaded by itself keeps its name: those of shared files would be almost a kilobyte of every first load.
          // The viewer is another one, with what its file shares.
          chunkFileNames: ({ isDynamicEntry, name }) =>
            isDynamicEntry || name === 'image-viewer' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        }),
        codeSplitting: isSsrBuild
          ? false
          : { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
      },
      // The rules are zod schemas next to texts. Building a schema has no side effect, so a page that only
      // needs a text does not include zod.
      treeshake: {
        manualPureFunctions: ['z', 'text', 'optionalText', 'oneLine', 'optionalOneLine'],
      },
    },
  },
}));
