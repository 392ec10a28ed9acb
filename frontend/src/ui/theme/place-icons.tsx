import { icon } from './icons.tsx';

// The icons of the workspace's rail and top bar, which no public page shows.

export const OverviewIcon = icon(
  <path d="M4 4.5h6.5V11H4zM13.5 4.5H20V9h-6.5zM4 14h6.5v5.5H4zM13.5 12H20v7.5h-6.5z" />,
);
export const UsersIcon = icon(
  <>
    <circle cx="9" cy="8.5" r="3.2" />
    <path d="M3.5 19c.4-3.2 2.6-5 5.5-5s5.1 1.8 5.5 5M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17 14.4c2 .6 3.2 2.2 3.5 4.6" />
  </>,
);
export const HouseIcon = icon(<path d="M3.5 11.5 12 4.5l8.5 7M6 9.8v9.7h12V9.8M10 19.5V14h4v5.5" />);
export const ContactsIcon = icon(
  <>
    <rect x="5" y="3.5" width="14" height="17" rx="2" />
    <circle cx="12" cy="10" r="2.4" />
    <path d="M8.2 16.5c.5-1.8 1.9-2.8 3.8-2.8s3.3 1 3.8 2.8M3 8h2M3 16h2" />
  </>,
);
export const MegaphoneIcon = icon(
  <path d="M4 10v4l3 .5 1 5h2.5l-.8-4.6L19.5 18V6L7 9.6zM19.5 10.2a2 2 0 0 1 0 3.6" />,
);
export const SettingsIcon = icon(
  <path d="M4 7h9m4 0h3M4 17h3m4 0h9M15 4.8v4.4M9 14.8v4.4M4 12h3m4 0h9M9 9.8v4.4" />,
);
export const DocumentsIcon = icon(<path d="M8 3.5h7l4 4v10H8zM15 3.5v4h4M8 6.5H5v14h10.5v-3" />);
export const MessagesIcon = icon(<path d="M4 5h16v11.5h-8.5L7 20v-3.5H4zM8 9.3h8M8 12.4h5" />);
export const ToolsIcon = icon(
  <path d="M14.5 6.5a4 4 0 0 1 5-2.3l-2.6 2.6.5 2 2 .5 2.2-2.4a4 4 0 0 1-5.3 4.4L8 19.6a2.3 2.3 0 0 1-3.3-3.3l8.4-8.3" />,
);
export const FactoryIcon = icon(
  <path d="M3.5 20V9.5l5.5 3.6V9.5l5.5 3.6V4.5h5.8V20zM7.5 16.5h1.6m3 0h1.6m3 0h1" />,
);
export const ChartIcon = icon(<path d="M4 4v16h16.5M8 16v-4.5m4 4.5V7.5m4 8.5v-6" />);
export const HeadsetIcon = icon(
  <path d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h3v5h-3zM16.5 13.5h3v5h-3zM19.5 18.5c0 1.6-2 2.5-5 2.5" />,
);
export const PlanIcon = icon(<path d="M4 4.5h16v15H4zM4 11h7V4.5M11 15.5v4M15 11h5" />);
export const ServerIcon = icon(<path d="M4 4.5h16v6H4zM4 13.5h16v6H4zM7.5 7.5v.1m0 8.9v.1" />);
export const BellIcon = icon(
  <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 18.8a2 2 0 0 0 4 0M12 3v2" />,
);
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="3.8" />
    <path d="M4.8 20c.7-3.9 3.5-6 7.2-6s6.5 2.1 7.2 6" />
  </>,
);
export const SignOutIcon = icon(<path d="M14 4.5H5v15h9M10 12h10.5m-3.8-4 4 4-4 4" />);
export const PriceTagIcon = icon(
  <>
    <path d="M12.6 3.8h6.9a.7.7 0 0 1 .7.7v6.9L11.5 20a1.6 1.6 0 0 1-2.3 0l-5.1-5.2a1.6 1.6 0 0 1 0-2.3z" />
    <circle cx="15.8" cy="8.2" r="1.3" />
  </>,
);
/** Deals: columns of cards, as on their board. */
export const BoardIcon = icon(<path d="M4 4.5h4.5v15H4zM9.75 4.5h4.5v10h-4.5zM15.5 4.5H20V12h-4.5z" />);

const star = 'm18 3 .9 1.9 2.1.3-1.5 1.4.4 2.1L18 7.7l-1.9 1 .4-2.1L15 5.2l2.1-.3z';

// What is one's own has a star.
export const MyLeadsIcon = icon(
  <>
    <circle cx="9.5" cy="9" r="3.4" />
    <path d="M3.5 20c.4-3.6 2.7-5.5 6-5.5s5.6 1.9 6 5.5" />
    <path d={star} />
  </>,
);
export const MyDealsIcon = icon(
  <>
    <path d="M4 4.5h4.5v15H4zM12.5 4.5H9.75v10h4.5V11M15.5 11.5H20v7h-4.5z" />
    <path d={star} />
  </>,
);
export const MyProjectsIcon = icon(
  <>
    <path d="M13.5 6 12 4.5l-8.5 7M6 9.8v9.7h12v-8M10 19.5V14h4v5.5" />
    <path d={star} />
  </>,
);
