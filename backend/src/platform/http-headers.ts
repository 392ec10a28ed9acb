import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import helmet from 'helmet';

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

type Directives = Record<string, readonly string[]>;

/** Pages: scripts only from our own files, and the one in the page whose hash is named; styles are set by the component library at run time. */
const pagePolicy = (inlineScripts: readonly string[]): Directives => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
});

/** Data is no page: whoever opens it in a browser sees text, and nothing in it may load or do anything. */
const dataPolicy: Directives = { defaultSrc: ["'none'"], objectSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] };

type Headers = readonly (readonly [name: string, value: string])[];

const headersWith = (directives: Directives, secure: boolean, xFrameOptions: boolean): Headers => {
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions,
    // For browsers and plug-ins that are no more; each header is written with every answer.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const headers = new Map([['Permissions-Policy', permissionsPolicy]]);
  const sheet = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader: (name: string) => headers.delete(name) };
  set({} as IncomingMessage, sheet as unknown as ServerResponse, () => undefined);
  return [...headers];
};

/**
 * Headers of every answer (security F1). They do not depend on the request, so they are put together once.
 * @param secure whether links start with https: then browsers are told to stay there
 * @param inlineScripts the hashes of scripts that stand in pages, as in `sha256-…`
 */
export const securityHeaders = (secure: boolean, inlineScripts: readonly string[] = []): Headers => headersWith(pagePolicy(inlineScripts), secure, true);

/** Those of answers in JSON: a policy that allows nothing. */
const dataHeaders = (secure: boolean): Headers => headersWith(dataPolicy, secure, false);

export const jsonType = 'application/json; charset=utf-8';

/** What people are told of each other is kept by no cache, of browsers or on the way (security B7). */
export const noStore = { 'Cache-Control': 'no-store' } as const;

/** Writes answers of the API. */
export interface Send {
  /** A text or a buffer at once, a stream as it comes. */
  (response: ServerResponse, status: number, headers: OutgoingHttpHeaders, body?: string | Buffer | Readable): void;
  /** JSON that no cache keeps: nearly every answer. */
  readonly json: (response: ServerResponse, status: number, text: string) => void;
}

/**
 * Makes the writer of API answers: status, the headers of every answer and the body leave in one piece,
 * which is what most of the time between the database and the wire goes into.
 */
export const createSend = (secure: boolean): Send => {
  const [common, data] = [Object.fromEntries(securityHeaders(secure)), Object.fromEntries(dataHeaders(secure))];
  // Names and values in turn: Node writes such a row as it stands.
  const jsonRow = Object.entries({ ...data, ...noStore, 'Content-Type': jsonType }).flat();
  const send = (response: ServerResponse, status: number, headers: OutgoingHttpHeaders, body?: string | Buffer | Readable): void => {
    const head = { ...(headers['Content-Type'] === jsonType ? data : common), ...headers };
    if (body instanceof Readable) {
      response.writeHead(status, head);
      // What fails now breaks the connection off, so that nobody takes a part for the whole.
      return void pipeline(body, response, () => undefined);
    }
    response.writeHead(status, { ...head, ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }) });
    response.end(body);
  };
  const json = (response: ServerResponse, status: number, text: string): void => {
    response.writeHead(status, [...jsonRow, 'Content-Length', String(Buffer.byteLength(text))]);
    response.end(text);
  };
  return Object.assign(send, { json });
};
