import { Text } from './text.tsx';

/** Says below a table in which time zone its times are, where that is not the reader's own. @param name null if it is */
export const TimeZoneNote = ({ name }: { readonly name: string | null }) =>
  name ? (
    <Text look="fine" quiet>
      Times are in {name}.
    </Text>
  ) : null;
