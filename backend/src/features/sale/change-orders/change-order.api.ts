export { changeOrderKind } from './change-order-kind.ts';
export { listChangeOrders } from './change-order.service.ts';
export { ChangeOrderType } from './change-order.types.ts';
export type { ChangeOrderView } from './change-order-view.ts';
export { voidSentChangeOrder } from './ending/void-change-order.ts';
export { changeOrderPaper } from './files/change-order-parts.ts';
export { sampleChangeOrder } from './files/sample-change-order.ts';
export { sentChangeOrder } from './sent-change-order.api.ts';
