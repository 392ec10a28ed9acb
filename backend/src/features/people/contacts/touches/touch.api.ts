export { touchColumns } from './lead-touches.ts';
export { TouchesInput } from './touch.types.ts';
