import type { ComponentType } from 'react';
import { CalendarIcon, FileIcon } from '../../../ui/theme/further-icons.tsx';
import { icon } from '../../../ui/theme/icons.tsx';
import {
  ChartIcon,
  ContactsIcon,
  HouseIcon,
  MegaphoneIcon,
  OverviewIcon,
  PlanIcon,
  SettingsIcon,
  UserIcon,
  UsersIcon,
} from '../../../ui/theme/place-icons.tsx';

const KeyIcon = icon(
  <>
    <circle cx="8" cy="15" r="4.2" />
    <path d="m11.2 12 8.3-8.3M16 7.2l3.2 3.2M13.4 9.8l2 2" />
  </>,
);

/** The sign of each capability, by its title: the workspace shows the same for the same place. */
export const capabilityIcons: Readonly<Record<string, ComponentType>> = {
  'User Management': UsersIcon,
  'Project Management': HouseIcon,
  'Contact Database': ContactsIcon,
  'CRM Dashboard': OverviewIcon,
  'JWT-based Authentication': KeyIcon,
  'Mass Marketing': MegaphoneIcon,
  'Floor Plan Generator': PlanIcon,
  'Document Management': FileIcon,
  'Appointment Scheduling': CalendarIcon,
  Reporting: ChartIcon,
  'System Administration': SettingsIcon,
  'Customer Portal': UserIcon,
};
