import type { ReactNode } from 'react';

/**
 * Line icons on a 24 px grid, in the size and color of the text around them; hidden from screen readers, so never the only label.
 * These are loaded with every page: what only some pages show is in `further-icons.tsx`.
 */
export const icon = (drawing: ReactNode) => {
  const Icon = () => (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
  return Icon;
};

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const HalfMoonIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
  </>,
);
export const PhoneIcon = icon(
  <path d="M6.5 3.5h3l1.5 4.2-2 1.5a12 12 0 0 0 5.8 5.8l1.5-2 4.2 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z" />,
);
export const ArrowIcon = icon(<path d="M5 12h14m-5.5-5.5L19 12l-5.5 5.5" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19.5 7" />);
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5m0 3.2v.1" />
  </>,
);
export const ChevronIcon = icon(<path d="m6 9.5 6 6 6-6" />);
export const PictureIcon = icon(
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
    <path d="m4 17 5-5.5 4 4 2.5-2.5 4.5 4.5" />
    <circle cx="15.5" cy="9" r="1.4" />
  </>,
);
export const BackIcon = icon(<path d="m14.5 6-6 6 6 6" />);
export const NextIcon = icon(<path d="m9.5 6 6 6-6 6" />);
export const EnlargeIcon = icon(<path d="M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15" />);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 6 .4l3-3A4 4 0 0 0 13.4 5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.7L12 17" />,
);
