import { icon } from './icons.tsx';

// Apart from icons.tsx, which every public page loads before it is usable.

export const MailIcon = icon(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="m4 7.5 8 6 8-6" />
  </>,
);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);
export const TrashIcon = icon(<path d="M4.5 6.5h15M9.5 6V4h5v2m-8 .5 1 13.5h9l1-13.5M10 10.5v6m4-6v6" />);
export const TurnIcon = icon(
  <>
    <path d="M5 12a7 7 0 0 1 12-4.9L19.5 9.5M19.5 4.5v5h-5" />
    <rect x="4" y="14" width="14" height="6.5" rx="1.5" />
  </>,
);
export const CalendarIcon = icon(
  <>
    <rect x="3.5" y="5" width="17" height="15" rx="2.5" />
    <path d="M3.5 10h17M8 3v4m8-4v4" />
  </>,
);
export const PinIcon = icon(
  <>
    <path d="M12 21c4-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.5 6.4 6.5 11Z" />
    <circle cx="12" cy="10" r="2.5" />
  </>,
);
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17Z" />
  </>,
);
export const VideoIcon = icon(<path d="M3 7h12v10H3zM15 11l6-3v8l-6-3" />);
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
);
export const EditIcon = icon(<path d="M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5" />);
export const DownloadIcon = icon(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />);
export const UploadIcon = icon(<path d="M12 15.5v-11M7.5 9 12 4.5 16.5 9M4.5 19.5h15" />);
export const FileIcon = icon(<path d="M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9 12.5h6m-6 3.5h6" />);
export const FilterIcon = icon(<path d="M4 7h16M7 12h10M10 17h4" />);
export const MoreIcon = icon(<path strokeWidth="2.6" d="M5.5 12v.01M12 12v.01M18.5 12v.01" />);
