import type { Request } from 'express';
import type { Log } from '../log.ts';

/**
 * Reads where a request comes from: the connection, or what the trusted proxies say. A header that says so without any trusted proxy
 * is logged, once: if there is a proxy after all, everybody has its address, and shares the limits of one visitor.
 */
export const clientAddress = (
  trustProxy: number,
  log: Pick<Log, 'error'>,
): ((request: Request) => string) => {
  let isTrusted = trustProxy > 0;
  return (request) => {
    if (!isTrusted && request.headers['x-forwarded-for'] !== undefined) {
      isTrusted = true;
      log.error(
        'A request came with X-Forwarded-For, but TRUST_PROXY is 0. If there is a proxy in front of this server, set TRUST_PROXY to the number of proxies: until then all visitors count as one, and share one set of limits.',
      );
    }
    return (trustProxy > 0 ? request.ip : request.socket.remoteAddress) ?? '';
  };
};
