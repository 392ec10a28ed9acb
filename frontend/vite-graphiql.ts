import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The module that a page imports to know where the files are. */
const moduleName = 'virtual:graphiql';

/** What each file is called, and which export of the package holds it. */
const parts = {
  script: ['graphiql.js', 'js'],
  style: ['graphiql.css', 'css'],
  editorWorkerService: ['graphiql-editor.js', 'editorWorkerService'],
  json: ['graphiql-json.js', 'jsonWorker'],
  graphql: ['graphiql-graphql.js', 'graphqlWorker'],
} as const;

interface File {
  readonly key: string;
  /** Below `assets/`. */
  readonly name: string;
  readonly source: string;
}

const readFiles = async (): Promise<readonly File[]> => {
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql');
  return Object.entries(parts).map(([key, [name, part]]) => {
    const source = graphiql[part];
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
    return { key, name: name.replace('.', `-${hash}.`), source };
  });
};

/**
 * Serves GraphiQL as it was built by its package: its own sources bring a hundred megabytes of editor to every installation, and most of
 * the time of a build.
 */
export const prebuiltGraphiql = (): Plugin => {
  let files: Promise<readonly File[]> | undefined;
  const filesOnce = (): Promise<readonly File[]> => (files ??= readFiles());
  return {
    name: 'prebuilt-graphiql',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const addresses: Record<string, string> = {};
      for (const { key, name, source } of await filesOnce()) {
        addresses[key] = `/assets/${name}`;
        if (this.environment.mode === 'build')
          this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
      }
      return `export const files = ${JSON.stringify(addresses)};`;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use('/assets', (request, response, next) => {
        filesOnce()
          .then((all) => {
            const file = all.find(({ name }) => request.url === `/${name}`);
            if (!file) return next();
            response.setHeader('Content-Type', file.name.endsWith('.css') ? 'text/css' : 'text/javascript');
            response.end(file.source);
          })
          .catch(next);
      });
    },
  };
};
