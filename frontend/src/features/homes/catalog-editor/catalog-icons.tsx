import { icon } from '../../../ui/theme/icons.tsx';

/** What can be picked up. */
export const GripIcon = icon(
  <path strokeWidth="2.6" d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />,
);
/** Shown on the home page. */
export const StarIcon = icon(
  <path fill="currentColor" d="m12 4.2 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8Z" />,
);
export const UpIcon = icon(<path d="M12 19V5.5M6.5 11 12 5.5l5.5 5.5" />);
export const DownIcon = icon(<path d="M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5" />);
export const TopIcon = icon(<path d="M5 4.5h14M12 20V8.5M6.5 14 12 8.5l5.5 5.5" />);
