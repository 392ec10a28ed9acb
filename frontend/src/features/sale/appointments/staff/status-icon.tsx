import { chakra } from '@chakra-ui/react/styled-system';
import type { AppointmentStatus } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import type { ReactNode } from 'react';
import { ClockIcon } from '../../../../ui/theme/further-icons.tsx';
import { AlertIcon, CheckIcon, CloseIcon, icon } from '../../../../ui/theme/icons.tsx';
import { statusTitles } from '../appointment-words.ts';

const HeldIcon = icon(<path d="m2.5 12.5 4.5 4.5 8-10M11 16l1.2 1L20.5 7" />);

const icons: Readonly<Record<AppointmentStatus, ReactNode>> = {
  booked: <ClockIcon />,
  confirmed: <CheckIcon />,
  held: <HeldIcon />,
  missed: <AlertIcon />,
  cancelled: <CloseIcon />,
};

/** How an appointment stands, as an icon; screen readers get the word. */
export const StatusIcon = ({ status }: { readonly status: AppointmentStatus }) => (
  <chakra.span
    display="inline-flex"
    flexShrink="0"
    color={status === 'missed' ? 'danger' : status === 'confirmed' ? 'pineText' : 'quiet'}
  >
    {icons[status]}
    <chakra.span srOnly>{statusTitles[status]}</chakra.span>
  </chakra.span>
);
