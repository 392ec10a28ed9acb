import { workerFile } from '../../../../platform/process/worker-file.ts';
import { asBuffer, documentThread } from '../../../../platform/process/worker-pool.ts';
import type { Certificate } from './certificate-pdf.ts';
import type { PartedPaper } from './agreement-pdf.ts';
import type * as work from './paper-worker.ts';
import type { WarrantyKey } from '@hearthline/rules/sale/agreements/warranties.ts';
import type { PaperTask } from './paper-worker.ts';

type Work = typeof work;

const filename = workerFile(import.meta.url, 'paper-worker');

/** The purchase agreement as a PDF. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE */
export const drawAgreement = async (task: PaperTask): Promise<Buffer> =>
  asBuffer(await documentThread.run<Work, 'drawAgreement'>(filename, 'drawAgreement', task));

/** Its disclosures as a PDF. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE */
export const drawDisclosures = async (task: PaperTask): Promise<Buffer> =>
  asBuffer(await documentThread.run<Work, 'drawDisclosures'>(filename, 'drawDisclosures', task));

/** A document of parts as a PDF. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE */
export const drawParts = async (task: { readonly paper: PartedPaper; readonly at: Date }): Promise<Buffer> =>
  asBuffer(await documentThread.run<Work, 'drawParts'>(filename, 'drawParts', task));

/** The certificate of its signatures as a PDF. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE */
export const drawCertificate = async (certificate: Certificate): Promise<Buffer> =>
  asBuffer(await documentThread.run<Work, 'drawCertificate'>(filename, 'drawCertificate', certificate));

/** A sample of a warranty as a PDF. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE */
export const drawSampleWarranty = async (key: WarrantyKey): Promise<Buffer> =>
  asBuffer(await documentThread.run<Work, 'drawSampleWarranty'>(filename, 'drawSampleWarranty', key));
