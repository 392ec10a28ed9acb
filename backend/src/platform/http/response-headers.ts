import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import helmet from 'helmet';

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

type Directives = Record<string, readonly string[]>;

/** For pages: scripts only from this site's own files, plus inline ones with a known hash; inline styles, which the component library sets at run time. */
const pagePolicy = (inlineScripts: readonly string[]): Directives => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  // Only what the page itself has fetched and made: the PDF being read beside the list of documents.
  frameSrc: ['blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
});

/** For data: opened in a browser it is plain text, and nothing in it may load or run anything. */
const dataPolicy: Directives = {
  defaultSrc: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** For a file that a browser shows: nothing in it may run or load anything (docs/security.md, H3). */
export const sandboxPolicy =
  "sandbox; default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; img-src 'self' data:; style-src 'unsafe-inline'";

type Headers = readonly (readonly [name: string, value: string])[];

/** A response that nobody gets: it notes the headers as they are set, in their order and spelling. */
class HeaderSheet extends ServerResponse {
  readonly headers = new Map<string, string>();

  override setHeader(name: string, value: number | string | readonly string[]): this {
    this.headers.set(name, String(value));
    return this;
  }

  override removeHeader(name: string): void {
    this.headers.delete(name);
  }
}

const headersWith = (directives: Directives, secure: boolean, xFrameOptions: boolean): Headers => {
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions,
    // Left out because they serve only extinct browsers and plug-ins, and every header costs time in every answer.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const sheet = new HeaderSheet(new IncomingMessage(new Socket()));
  sheet.setHeader('Permissions-Policy', permissionsPolicy);
  set(sheet.req, sheet, () => undefined);
  return [...sheet.headers];
};

/**
 * The headers of every answer (docs/security.md, F1). They do not depend on the request, so they are assembled once.
 * @param secure whether the site is served over https: browsers are then told to use nothing else
 * @param inlineScripts the hashes of the pages' inline scripts, as `sha256-…`
 */
export const securityHeaders = (secure: boolean, inlineScripts: readonly string[] = []): Headers =>
  headersWith(pagePolicy(inlineScripts), secure, true);

/** The headers of JSON answers, with a policy that allows nothing. */
const dataHeaders = (secure: boolean): Headers => headersWith(dataPolicy, secure, false);

export const jsonType = 'application/json; charset=utf-8';
/** For clients that ask for it: it says that the answer is GraphQL's own, whatever its status. */
export const graphqlJsonType = 'application/graphql-response+json; charset=utf-8';
export type JsonType = typeof jsonType | typeof graphqlJsonType;
export const isJsonType = (type: string | undefined): type is JsonType =>
  type === jsonType || type === graphqlJsonType;

/** Personal data must not be kept by any cache, in the browser or on the way (docs/security.md, B7). */
export const noStore = { 'Cache-Control': 'no-store' } as const;

/** Writes API answers. */
export interface Send {
  /** Sends a text or a buffer at once, a stream chunk by chunk. */
  (
    response: ServerResponse,
    status: number,
    headers: OutgoingHttpHeaders,
    body?: string | Buffer | Readable,
  ): void;
  /** Sends JSON that no cache keeps: nearly every answer. */
  readonly json: (response: ServerResponse, status: number, text: string, type?: JsonType) => void;
}

/**
 * Makes the writer of API answers. Status, the common headers and the body are written in one go,
 * because writing them is where most of the time between the database and the wire goes.
 */
export const createSend = (secure: boolean): Send => {
  const [common, data] = [
    Object.fromEntries(securityHeaders(secure)),
    Object.fromEntries(dataHeaders(secure)),
  ];
  // Alternating names and values: Node writes such a flat list as it is.
  const rowOf = (type: JsonType) => Object.entries({ ...data, ...noStore, 'Content-Type': type }).flat();
  const rows = { [jsonType]: rowOf(jsonType), [graphqlJsonType]: rowOf(graphqlJsonType) } as const;
  const send = (
    response: ServerResponse,
    status: number,
    headers: OutgoingHttpHeaders,
    body?: string | Buffer | Readable,
  ): void => {
    const head = { ...(headers['Content-Type'] === jsonType ? data : common), ...headers };
    if (body instanceof Readable) {
      response.writeHead(status, head);
      // A failure from here on breaks the connection, so that no client takes a part for the whole.
      return void pipeline(body, response, () => undefined);
    }
    response.writeHead(status, {
      ...head,
      ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
    });
    response.end(body);
  };
  const json = (response: ServerResponse, status: number, text: string, type: JsonType = jsonType): void => {
    response.writeHead(status, [...rows[type], 'Content-Length', String(Buffer.byteLength(text))]);
    response.end(text);
  };
  return Object.assign(send, { json });
};
