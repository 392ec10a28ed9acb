import type { Context } from '../../../platform/context.ts';
import type { RestAnswer } from '../../../platform/http/rest-router.ts';
import { openPaperFile } from '../signing/signing.api.ts';
import { changeOrderKind } from './change-order-kind.ts';
import { fileOfChangeOrder } from './change-order.queries.ts';
import { missingChangeOrder, readChangeOrder } from './change-order.service.ts';

/** The file of a change order that the viewer may see: the signed one once it exists. @throws AppError NOT_FOUND for a draft too, CONFLICT, UNAVAILABLE */
export const openChangeOrderFile = async (context: Context, id: string): Promise<RestAnswer> => {
  const { number } = await readChangeOrder(context, id);
  const row = await context.query.byKey(fileOfChangeOrder, { id });
  if (!row?.pdfKey || number === null) throw missingChangeOrder();
  return openPaperFile(context, changeOrderKind, { ...row, number });
};
