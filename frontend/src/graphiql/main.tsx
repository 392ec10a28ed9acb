import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { useMonaco } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { accessToken } from '../platform/session/access-token.ts';

// The page for integrators at /graphql, in development and demo. It is a separate entry, so that the site does not include it.

const root = document.getElementById('graphiql');
if (!root) throw new Error('graphiql.html has no #graphiql');

/** Sends a request as the user signed in to this site in this browser; headers typed into the page take precedence. */
const ask = async (params: object, options?: { headers?: Record<string, string> }): Promise<object> => {
  const token = accessToken.read();
  const answer = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...options?.headers,
    },
    body: JSON.stringify(params),
  });
  return (await answer.json()) as object;
};

const firstQuery = `# Queries and mutations of the product. Sign in on the site first for what needs a role.
# Ctrl-Space completes, Ctrl-Enter runs.

query Homes {
  floorPlans(bedrooms: 3, bathrooms: 2) {
    name
    squareFootage
    modelType
  }
}
`;

/**
 * Turns off brackets that the editor adds by itself. They are not typed over after a completion, nor when a whole query is
 * replaced by typing: they would appear twice.
 */
const asTyped = { autoClosingBrackets: 'never', autoSurround: 'never' } as const;

const AsTyped = () => {
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    if (!monaco) return;
    monaco.editor.getEditors().forEach((editor) => editor.updateOptions(asTyped));
    const watch = monaco.editor.onDidCreateEditor((editor) => editor.updateOptions(asTyped));
    return () => watch.dispose();
  }, [monaco]);
  return null;
};

createRoot(root).render(
  <GraphiQL fetcher={(params, options) => ask(params, options)} schemaDescription defaultQuery={firstQuery}>
    <AsTyped />
  </GraphiQL>,
);
