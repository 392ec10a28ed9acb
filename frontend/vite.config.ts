import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkOf } from './vite-chunks.ts';
import { earlyScript } from './vite-early-script.ts';
import { preloadFonts } from './vite-preload-fonts.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The client: the site (`index.html`) and, apart from it, the GraphiQL page (`graphiql.html`). */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  appType: 'custom',
  plugins: [react(), earlyScript(), preloadFonts()],
  resolve: { dedupe: ['graphql', 'react', 'react-dom'] },
  optimizeDeps: {
    // GraphiQL starts its workers by `?worker`, which only Vite itself understands, not its pre-bundler;
    exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
    // so what those workers import must be named, where it is no ES module.
    include: ['graphql-language-service', 'picomatch-browser', 'monaco-editor/esm/vs/editor/editor.worker'],
  },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: { index: here('index.html'), graphiql: here('graphiql.html') },
      // The rules are zod schemas beside sentences. Building a schema has no effect, so a page that
      // needs a sentence only does not carry zod.
      // The program that prerenders is one file.
      output: { codeSplitting: isSsrBuild ? false : { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] } },
      treeshake: { manualPureFunctions: ['z', 'text', 'optionalText'] },
    },
  },
}));
