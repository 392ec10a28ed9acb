import type { ReactNode } from 'react';

/** Line icons on a 24 px grid, in the size and color of the text around them; hidden from screen readers, so never the only label. */
const icon = (drawing: ReactNode) => {
  const Icon = () => (
    <svg
      viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="none" stroke="currentColor" strokeWidth="1.8"
      strokeLinecap="round" strokeLinejoin="round" aria-hidden="true"
    >
      {drawing}
    </svg>
  );
  return Icon;
};

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const HalfMoonIcon = icon(<><circle cx="12" cy="12" r="8.5" /><path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" /></>);
export const PhoneIcon = icon(<path d="M6.5 3.5h3l1.5 4.2-2 1.5a12 12 0 0 0 5.8 5.8l1.5-2 4.2 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z" />);
export const MailIcon = icon(<><rect x="3" y="5.5" width="18" height="13" rx="2" /><path d="m4 7.5 8 6 8-6" /></>);
export const ArrowIcon = icon(<path d="M5 12h14m-5.5-5.5L19 12l-5.5 5.5" />);
export const SearchIcon = icon(<><circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5" /></>);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const TrashIcon = icon(<path d="M4.5 6.5h15M9.5 6V4h5v2m-8 .5 1 13.5h9l1-13.5M10 10.5v6m4-6v6" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19.5 7" />);
export const AlertIcon = icon(<><circle cx="12" cy="12" r="9" /><path d="M12 7.5v5.5m0 3.2v.1" /></>);
export const ChevronIcon = icon(<path d="m6 9.5 6 6 6-6" />);
export const PictureIcon = icon(<><rect x="3.5" y="4.5" width="17" height="15" rx="2" /><path d="m4 17 5-5.5 4 4 2.5-2.5 4.5 4.5" /><circle cx="15.5" cy="9" r="1.4" /></>);
export const BackIcon = icon(<path d="m14.5 6-6 6 6 6" />);
export const NextIcon = icon(<path d="m9.5 6 6 6-6 6" />);
export const TurnIcon = icon(<><path d="M5 12a7 7 0 0 1 12-4.9L19.5 9.5M19.5 4.5v5h-5" /><rect x="4" y="14" width="14" height="6.5" rx="1.5" /></>);
export const EnlargeIcon = icon(<path d="M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15" />);
export const CalendarIcon = icon(<><rect x="3.5" y="5" width="17" height="15" rx="2.5" /><path d="M3.5 10h17M8 3v4m8-4v4" /></>);
export const PinIcon = icon(<><path d="M12 21c4-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.5 6.4 6.5 11Z" /><circle cx="12" cy="10" r="2.5" /></>);
export const GlobeIcon = icon(<><circle cx="12" cy="12" r="8.5" /><path d="M3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17Z" /></>);
export const VideoIcon = icon(<path d="M3 7h12v10H3zM15 11l6-3v8l-6-3" />);
export const ClockIcon = icon(<><circle cx="12" cy="12" r="8.5" /><path d="M12 7.5V12l3 2" /></>);
export const LinkIcon = icon(<path d="M10 14a4 4 0 0 0 6 .4l3-3A4 4 0 0 0 13.4 5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.7L12 17" />);
export const EditIcon = icon(<path d="M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5" />);
export const DownloadIcon = icon(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />);
export const UploadIcon = icon(<path d="M12 15.5v-11M7.5 9 12 4.5 16.5 9M4.5 19.5h15" />);
export const FileIcon = icon(<path d="M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9 12.5h6m-6 3.5h6" />);
export const FilterIcon = icon(<path d="M4 7h16M7 12h10M10 17h4" />);
export const MoreIcon = icon(<path strokeWidth="2.6" d="M5.5 12v.01M12 12v.01M18.5 12v.01" />);
