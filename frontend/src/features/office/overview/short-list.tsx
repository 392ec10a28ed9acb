import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../../../ui/text/text.tsx';

const ListLink = chakra(Link, { base: { fontWeight: '600', overflowWrap: 'anywhere', ...textLink } });

interface ShortListProps {
  readonly title: string;
  readonly all?: { readonly to: string; readonly text: string };
  /** What is said instead of the rows; null if there are any. */
  readonly empty: string | null;
  readonly children: ReactNode;
}

/** A titled list of a few rows, with a link to all of them. */
export const ShortList = ({ title, all, empty, children }: ShortListProps) => {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        justifyContent="space-between"
        columnGap="4"
        rowGap="1"
      >
        <Heading as="h3" look="subheading" id={id}>
          {title}
        </Heading>
        {all && (
          <chakra.span textStyle="small">
            <ListLink to={all.to}>{all.text}</ListLink>
          </chakra.span>
        )}
      </chakra.div>
      {empty ? (
        <Text look="small" quiet>
          {empty}
        </Text>
      ) : (
        <chakra.ul aria-labelledby={id} listStyle="none">
          {children}
        </chakra.ul>
      )}
    </Card>
  );
};

/** A row with its name, a line below it, and a short text at its end. */
export const ListRow = ({
  to,
  name,
  below,
  end,
}: {
  to: string;
  name: string;
  below: ReactNode;
  end: ReactNode;
}) => (
  <chakra.li
    display="grid"
    gridTemplateColumns="minmax(0, 1fr) auto"
    alignItems="center"
    gap="3"
    py="2.5"
    borderTopWidth="1px"
    borderColor="line"
  >
    <div>
      <ListLink to={to}>{name}</ListLink>
      <Text look="fine" quiet>
        {below}
      </Text>
    </div>
    {end}
  </chakra.li>
);
