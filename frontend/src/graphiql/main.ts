import { files } from 'virtual:graphiql';
import './graphiql.css';

// The page for integrators at /graphql, in development and demo. It is a separate entry, so that the site does not include it. It
// imports nothing of the site: what both need would be in the site's own file, which starts the site.

const root = document.getElementById('graphiql');
if (!root) throw new Error('graphiql.html has no #graphiql');

/** Sends a request as the user signed in to this site in this browser; headers typed into the page take precedence. */
const ask = async (params: object, options?: { headers?: Record<string, string> }): Promise<object> => {
  // Where the site keeps it (platform/session/access-token.ts).
  const token = localStorage.getItem('accessToken');
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
const asTyped = { autoClosingBrackets: 'never', autoSurround: 'never' };

interface Editor {
  updateOptions(options: typeof asTyped): void;
}

/** What the prebuilt program finds and leaves on the page. */
interface Page {
  MonacoEnvironment: {
    globalAPI: boolean;
    getWorkerUrl(module: string, label: 'editorWorkerService'): string;
  };
  monaco?: { editor: { onDidCreateEditor(listener: (editor: Editor) => void): void } };
  YogaGraphiQL?: { renderYogaGraphiQL(root: Element, options: object): void };
}
const page = window as unknown as Page;
page.MonacoEnvironment = { globalAPI: true, getWorkerUrl: (_module, label) => files[label] };

const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: files.style });
const script = Object.assign(document.createElement('script'), { src: files.script });
script.addEventListener('load', () => {
  page.monaco?.editor.onDidCreateEditor((editor) => editor.updateOptions(asTyped));
  page.YogaGraphiQL?.renderYogaGraphiQL(root, {
    fetcher: ask,
    defaultQuery: firstQuery,
    title: 'Hearthline',
    logo: '<span></span>',
  });
});
document.head.append(style, script);
