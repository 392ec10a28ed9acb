// Compresses what is served as it is, once and as well as possible.
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Text formats; fonts and pictures are compressed already. */
const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Below this size, in bytes, a compressed response saves nothing. */
const LEAST = 1024;

/**
 * Writes a `.br` and a `.gz` next to every text file that can be requested.
 * @param {string} output the built client
 */
export async function compressFiles(output) {
  const files = fs
    .readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(output, file).startsWith('.') && fs.statSync(file).size >= LEAST);
  await Promise.all(
    files.map(async (file) => {
      const text = fs.readFileSync(file);
      const size = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      // The largest files are workers of the API explorer, where the highest level takes a minute to save a few percent.
      const level = text.length > 1_000_000 ? 9 : 11;
      fs.writeFileSync(
        `${file}.br`,
        await brotli(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level, ...size } }),
      );
      fs.writeFileSync(`${file}.gz`, await gzip(text, { level: 9 }));
    }),
  );
}
