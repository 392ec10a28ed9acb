import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../../platform/config.ts';

export interface BucketServer {
  readonly config: S3Config;
  readonly objects: Map<string, { readonly bytes: Buffer; readonly at: Date }>;
  /** The parts of uploads that are under way, by their ids. */
  readonly uploads: Map<string, Buffer[]>;
  /** The next request, or the next one of this method and address, is answered with this error. */
  failNext(status: number, code: string, which?: RegExp): void;
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

const xml = (response: ServerResponse, body: string): void =>
  void response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);

/** Opens a service that imitates S3 for one bucket, as far as the storage needs it. It lists two objects per page, so that lists have several pages. */
export const openBucket = async (): Promise<BucketServer> => {
  const objects: BucketServer['objects'] = new Map();
  const uploads: BucketServer['uploads'] = new Map();
  const fails: { status: number; code: string; which: RegExp }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://bucket');
      const bytes = await bodyOf(request);
      const failing = fails.findIndex(({ which }) => which.test(`${request.method} ${request.url}`));
      const [fail] = failing < 0 ? [] : fails.splice(failing, 1);
      if (fail) return error(response, fail.status, fail.code);
      if (!/Credential=id\//.test(request.headers.authorization ?? ''))
        return error(response, 403, 'AccessDenied');
      const [, bucket, ...rest] = url.pathname.split('/');
      const key = decodeURIComponent(rest.join('/'));
      if (bucket !== 'homes') return error(response, 404, 'NoSuchBucket');
      const upload = url.searchParams.get('uploadId');
      const parts = upload ? uploads.get(upload) : [];
      if (!parts) return error(response, 404, 'NoSuchUpload');
      if (url.searchParams.has('uploads')) {
        const id = `upload-${uploads.size}`;
        uploads.set(id, []);
        return xml(
          response,
          `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        );
      }
      if (upload && request.method === 'PUT') {
        parts[Number(url.searchParams.get('partNumber')) - 1] = bytes;
        return void response.writeHead(200, { etag: '"part"' }).end();
      }
      if (upload) {
        uploads.delete(upload);
        if (request.method === 'DELETE') return void response.writeHead(204).end();
        objects.set(key, { bytes: Buffer.concat(parts), at: new Date() });
        return xml(
          response,
          '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>',
        );
      }
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
        return xml(response, `<ListBucketResult>${next}${shown.join('')}</ListBucketResult>`);
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
    uploads,
    failNext: (status, code, which = /^/) => void fails.push({ status, code, which }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
};
