import { attachment } from '../../../platform/http/content-disposition.ts';
import { sandboxPolicy } from '../../../platform/http/response-headers.ts';
import type { RestAnswer, RestRequest } from '../../../platform/http/rest-router.ts';
import type { PlanFile } from './files/plan-file.ts';

/**
 * A file of a plan, as a route answers it: 304 if the caller has it already.
 * @param cacheControl how long browsers and proxies may keep it
 */
export const planFileAnswer = (
  { etag, contentType, fileName, body }: PlanFile,
  header: RestRequest['header'],
  cacheControl: string,
): RestAnswer => {
  const headers = {
    'Content-Type': contentType,
    // Browsers show everything but what is made for drafting programs.
    'Content-Disposition': attachment(fileName, /\.(?:dxf|glb)$/.test(fileName) ? 'attachment' : 'inline'),
    ...(contentType.startsWith('image/svg') ? { 'Content-Security-Policy': sandboxPolicy } : {}),
    'Cache-Control': cacheControl,
    ETag: etag,
  };
  return header('if-none-match')?.includes(etag) ? { status: 304, headers } : { status: 200, headers, body };
};
