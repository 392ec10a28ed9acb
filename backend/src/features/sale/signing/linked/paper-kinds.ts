import { agreementKind } from '../../agreements/agreement.api.ts';
import { changeOrderKind } from '../../change-orders/change-order.api.ts';
import type { PaperKind } from '../paper-kind.ts';

/** The kinds of papers that are signed. */
export const paperKinds: readonly PaperKind[] = [agreementKind, changeOrderKind];
