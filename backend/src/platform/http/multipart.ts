import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { AppError } from '../errors.ts';

/** A request's headers and unread body. */
export interface Incoming {
  readonly headers: IncomingHttpHeaders;
  readonly stream: Readable;
}

/** One file in a form. */
export interface IncomingFile {
  /** As the sender named it, without its path. */
  readonly name: string;
  readonly bytes: Readable;
}

export interface MultipartLimits {
  readonly files: number;
  /** Size of the whole request, in bytes. */
  readonly request: number;
  /** How long nothing may arrive, and how long the request may take in total, in milliseconds. */
  readonly idle: number;
  readonly total: number;
}

/** Messages for what can be wrong with a request as a whole. */
export interface MultipartSentences {
  readonly notMultipart: string;
  readonly broken: string;
  readonly stalled: string;
  readonly tooMany: string;
  readonly requestTooLarge: string;
}

/** How much of a refused request is still read, so that its sender gets to see the answer. */
const politeness = { bytes: 32 * 1024 * 1024, milliseconds: 10_000 } as const;

/** Discards the rest of a refused body; closes the connection if it does not end soon. */
const passBy = (stream: Readable): void => {
  let left: number = politeness.bytes;
  const end = setTimeout(() => stream.destroy(), politeness.milliseconds);
  end.unref();
  stream.on('data', (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) stream.destroy();
  });
  stream.once('close', () => clearTimeout(end));
  stream.once('end', () => clearTimeout(end));
  stream.resume();
};

/**
 * Reads a form with files as it arrives, without holding files in memory. The first failure ends it,
 * and file streams already handed out then end with an error too.
 * @param onFile gets each file in turn and must read it to its end
 * @returns the other fields, once every `onFile` has ended
 * @throws AppError for the first failure; whatever `onFile` throws
 */
export const readMultipart = async (
  { headers, stream }: Incoming,
  limits: MultipartLimits,
  sentences: MultipartSentences,
  onFile: (file: IncomingFile) => Promise<void>,
): Promise<Record<string, string>> => {
  const refuse = (error: AppError): never => {
    passBy(stream);
    throw error;
  };
  if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? ''))
    return refuse(new AppError('UNSUPPORTED_MEDIA_TYPE', { message: sentences.notMultipart }));
  if (Number(headers['content-length'] ?? 0) > limits.request)
    return refuse(new AppError('PAYLOAD_TOO_LARGE', { message: sentences.requestTooLarge }));
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers,
      defParamCharset: 'utf8',
      limits: {
        files: limits.files,
        fields: 20,
        fieldSize: 1000,
        fieldNameSize: 100,
        parts: limits.files + 20,
        headerPairs: 20,
      },
    });
  } catch {
    return refuse(new AppError('BAD_INPUT', { message: sentences.notMultipart }));
  }

  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const files = new Set<Readable>();
  const work: Promise<void>[] = [];
  let watch: NodeJS.Timeout | undefined;
  let end: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const broken = (): void => reject(new AppError('BAD_INPUT', { message: sentences.broken }));
      let read = 0;
      let readAt = performance.now();
      watch = setInterval(
        () =>
          performance.now() - readAt > limits.idle &&
          reject(new AppError('BAD_INPUT', { message: sentences.stalled })),
        Math.min(1000, limits.idle / 2),
      );
      end = setTimeout(() => reject(new AppError('BAD_INPUT', { message: sentences.stalled })), limits.total);
      if (stream.destroyed) broken();
      stream.once('close', () => !stream.readableEnded && broken());
      stream.on('error', broken);
      stream.on('data', (piece: Buffer) => {
        readAt = performance.now();
        read += piece.length;
        if (read > limits.request)
          reject(new AppError('PAYLOAD_TOO_LARGE', { message: sentences.requestTooLarge }));
      });
      parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
        if (nameTruncated || valueTruncated) reject(new AppError('BAD_INPUT'));
        fields[name] = value;
      });
      parser.on('file', (_field, bytes, { filename }) => {
        // Its reader handles errors; before and after it is read, an error must not end the process.
        bytes.on('error', () => undefined);
        files.add(bytes);
        const taken = onFile({ name: filename ?? '', bytes }).finally(() => files.delete(bytes));
        taken.catch(reject);
        work.push(taken);
      });
      parser.on('filesLimit', () =>
        reject(new AppError('PAYLOAD_TOO_LARGE', { message: sentences.tooMany })),
      );
      for (const limit of ['partsLimit', 'fieldsLimit'] as const)
        parser.on(limit, () => reject(new AppError('BAD_INPUT')));
      parser.on('error', broken);
      parser.on('close', () => void Promise.all(work).then(() => resolve(), reject));
      stream.pipe(parser);
    });
    return fields;
  } catch (error) {
    stream.unpipe(parser);
    for (const bytes of files) bytes.destroy(error instanceof Error ? error : undefined);
    passBy(stream);
    // Waits until every `onFile` has cleaned up what it began to write, before the failure is reported.
    await Promise.allSettled(work);
    throw error;
  } finally {
    clearInterval(watch);
    clearTimeout(end);
  }
};
