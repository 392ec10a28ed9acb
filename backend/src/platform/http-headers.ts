import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import helmet from 'helmet';

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/**
 * Headers of every answer (security F1): scripts only from our own files, and in pages the one whose hash is
 * named; styles are set by the component library at run time. They do not depend on the request, so they are put together once.
 * @param secure whether links start with https: then browsers are told to stay there
 * @param inlineScripts the hashes of scripts that stand in pages, as in `sha256-…`
 */
export const securityHeaders = (secure: boolean, inlineScripts: readonly string[] = []): readonly (readonly [name: string, value: string])[] => {
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
      },
    },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
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

/** Writes an answer: a text or a buffer at once, a stream as it comes. */
export type Send = (response: ServerResponse, status: number, headers: OutgoingHttpHeaders, body?: string | Buffer | Readable) => void;

/**
 * Makes the writer of API answers: status, the headers of every answer and the body leave in one piece,
 * which is what most of the time between the database and the wire goes into.
 */
export const createSend = (secure: boolean): Send => {
  const common = Object.fromEntries(securityHeaders(secure));
  return (response, status, headers, body) => {
    if (body instanceof Readable) {
      response.writeHead(status, { ...common, ...headers });
      // What fails now breaks the connection off, so that nobody takes a part for the whole.
      return void pipeline(body, response, () => undefined);
    }
    const length = body === undefined ? undefined : Buffer.byteLength(body);
    response.writeHead(status, { ...common, ...headers, ...(length !== undefined && { 'Content-Length': length }) });
    response.end(body);
  };
};

export const jsonType = 'application/json; charset=utf-8';
