import { icon } from '../theme/icons.tsx';

/** What can be picked up. */
export const GripIcon = icon(
  <path strokeWidth="2.6" d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />,
);
