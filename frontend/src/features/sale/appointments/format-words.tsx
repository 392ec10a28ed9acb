import { directionsTo } from '@hearthline/rules/sale/appointments/formats.ts';
import type { ReactNode } from 'react';
import type { AppointmentMedium } from '../../../gql/generated.ts';
import { useCompany } from '../../../domain/company.ts';
import { PinIcon, VideoIcon } from '../../../ui/theme/further-icons.tsx';
import { PhoneIcon } from '../../../ui/theme/icons.tsx';

export const mediumIcons: Readonly<Record<AppointmentMedium, ReactNode>> = {
  phone: <PhoneIcon />,
  video: <VideoIcon />,
  visit: <PinIcon />,
};

/** The place in words, as a link where it is one. */
export const PlaceText = ({ place }: { place: string }) =>
  /^https:\/\/\S+$/.test(place) ? (
    <a href={place} rel="noreferrer noopener" target="_blank">
      {place}
    </a>
  ) : (
    <>{place}</>
  );

/** A map with the way to where people meet, beside the place in words. Nothing for calls and talks. */
export const Directions = ({ medium, place }: { medium: AppointmentMedium; place: string }) => {
  const address = directionsTo(medium, place, useCompany());
  return (
    address && (
      <>
        {' · '}
        <a href={address} rel="noreferrer noopener" target="_blank">
          Directions
        </a>
      </>
    )
  );
};

/** How long an appointment takes. */
export const minutesBetween = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
