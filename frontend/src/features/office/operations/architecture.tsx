import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { ArchitecturePicture } from './architecture-picture.tsx';

const words = [
  [
    'The browser',
    'loads prebuilt, prerendered pages. Signed-in users send a 15-minute access token with each call; the refresh token is kept in a cookie that scripts cannot read.',
  ],
  [
    'The server',
    'is one process on one port, and any number can run side by side. It offers two APIs, GraphQL and REST. Both check the caller’s role against the same permission table, then call the same services.',
  ],
  [
    'The services',
    'validate input with the same rules the forms use, and read and write in transactions. Every change is recorded in the audit log within the same transaction.',
  ],
  [
    'PostgreSQL',
    'holds all state: rows, sessions, limits, jobs, and the list of running servers. It notifies servers of changes (listen and notify), so no server keeps state of its own.',
  ],
  [
    'Jobs',
    'are stored with the change that requests them and run once, on whichever server picks them up: emails, imports, campaigns. If a server dies, another takes over its jobs.',
  ],
  [
    'Files and email',
    'each sit behind an interface: files on disk or in an S3 bucket, email kept for development or sent by SMTP.',
  ],
] as const;

/** The architecture of the product, as a picture and as text. */
export const Architecture = () => (
  <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
    <Card
      p={{ base: '3', md: '6' }}
      overflowX="auto"
      role="region"
      aria-label="Picture of the system"
      tabIndex={0}
    >
      <ArchitecturePicture />
    </Card>
    <section aria-labelledby="in-words">
      <Heading as="h3" id="in-words" look="subheading" mb="3">
        How it works
      </Heading>
      <chakra.dl
        display="grid"
        columnGap="10"
        rowGap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {words.map(([title, text]) => (
          <div key={title}>
            <chakra.dt fontWeight="600">{title}</chakra.dt>
            <chakra.dd>
              <Text look="small" quiet>
                {text}
              </Text>
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </section>
  </chakra.div>
);
