import { apiFetch } from './rest-client.ts';

/** Reads a file by a private link; its secret travels in a header, so that it stands in no address. @throws FailedAnswer */
export const linkedFile = (token: string, path: string): Promise<Response> =>
  apiFetch(null, path, { headers: { 'X-Link-Token': token } });
