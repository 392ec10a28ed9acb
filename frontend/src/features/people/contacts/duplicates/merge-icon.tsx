import { icon } from '../../../../ui/theme/icons.tsx';

/** Two that become one. */
export const MergeIcon = icon(<path d="M5 4.5c0 5 7 4.5 7 9.5v5.5m7-15c0 5-7 4.5-7 9.5m-3 2.5 3 3 3-3" />);
