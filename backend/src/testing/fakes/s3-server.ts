import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../../platform/config.ts';

export interface BucketServer {
  readonly config: S3Config;
  readonly objects: Map<string, { readonly bytes: Buffer; readonly at: Date }>;
  /** The next request is answered with this error. */
  failNext(status: number, code: string): void;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const error = (response: ServerResponse, status: number, code: string): void =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code></Error>`);

/** Opens a service that imitates S3 for one bucket, as far as the storage needs it. It lists two objects per page, so that lists have several pages. */
export const openBucket = async (): Promise<BucketServer> => {
  const objects: BucketServer['objects'] = new Map();
  const fails: [number, string][] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://bucket');
      const bytes = await bodyOf(request);
      const fail = fails.shift();
      if (fail) return error(response, ...fail);
      if (!/Credential=id\//.test(request.headers.authorization ?? ''))
        return error(response, 403, 'AccessDenied');
      const [, bucket, ...rest] = url.pathname.split('/');
      const key = decodeURIComponent(rest.join('/'));
      if (bucket !== 'homes') return error(response, 404, 'NoSuchBucket');
      if (request.method === 'PUT') {
        objects.set(key, { bytes, at: new Date() });
        return void response.writeHead(200, { etag: '"x"' }).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return void response.writeHead(204).end();
      }
      if (request.method === 'HEAD') return void response.writeHead(200).end();
      if (!key) {
        const names = [...objects.keys()]
          .filter((name) => name.startsWith(url.searchParams.get('prefix') ?? ''))
          .sort();
        const from = Number(url.searchParams.get('continuation-token') ?? 0);
        const shown = names
          .slice(from, from + 2)
          .map(
            (name) =>
              `<Contents><Key>${name}</Key><LastModified>${objects.get(name)?.at.toISOString()}</LastModified></Contents>`,
          );
        const next =
          from + 2 < names.length
            ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${from + 2}</NextContinuationToken>`
            : '<IsTruncated>false</IsTruncated>';
        return void response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<?xml version="1.0"?><ListBucketResult>${next}${shown.join('')}</ListBucketResult>`);
      }
      const found = objects.get(key);
      if (!found) return error(response, 404, 'NoSuchKey');
      const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      response
        .writeHead(start ? 206 : 200)
        .end(start ? found.bytes.subarray(Number(start), Number(end) + 1) : found.bytes);
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    config: {
      bucket: 'homes',
      prefix: 'documents/',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    },
    objects,
    failNext: (status, code) => void fails.push([status, code]),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
};
