import { icon } from '../theme/icons.tsx';

export const TableIcon = icon(
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <path d="M3.5 9.5h17M3.5 14.25h17M10 9.5V19" />
  </>,
);
export const BarsIcon = icon(<path d="M4 20h16M7 20v-7m5 7V6m5 14v-4" strokeWidth="2.4" />);
