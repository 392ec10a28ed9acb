import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { readText } from '../text-search/extract-text.ts';
import { pdfProblem } from './inspect-pdf.ts';
import type { ReadAnswer, ReadRequest } from './reader-process.ts';
import { zipProblem } from './inspect-zip.ts';

/** The entry that identifies an archive as a document of this format. */
const mainEntry = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;

const maxMegabytes = 450;
/** Buffers do not count towards the limit of the process's own memory, and busy code has no time to look: another thread does. */
const watchdog = `setInterval(() => { if (process.memoryUsage.rss() > ${maxMegabytes} * 1024 * 1024) process.kill(process.pid, 'SIGKILL'); }, 50)`;

const answer = async ({ task, path, ending, size }: ReadRequest): Promise<ReadAnswer> => {
  if (task === 'text') return { text: await readText(await readFile(path), ending) };
  return {
    problem:
      ending === 'docx' || ending === 'xlsx'
        ? await zipProblem(path, size, mainEntry[ending])
        : ending === 'pdf'
          ? pdfProblem(await readFile(path))
          : null,
  };
};

// The program that `reader-process.ts` starts for one file. It ends with the server that started it, however that one ends.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
process.once('message', (request: ReadRequest) => {
  new Worker(watchdog, { eval: true }).unref();
  void answer(request)
    .catch((): ReadAnswer => ({ failed: true }))
    .then((result) => process.send?.(result, () => process.exit()));
});
