import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/layout/surface.tsx';
import { Heading, Text } from '../../ui/text/text.tsx';
import { ArchitecturePicture } from './architecture-picture.tsx';

const words = [
  [
    'The browser',
    'loads pages that were built and prerendered. Whoever is signed in sends an access token of fifteen minutes with each call; the token to renew it lies in a cookie that scripts cannot read.',
  ],
  [
    'The server',
    'is one process on one port, and any number of them run beside each other. It has two doors, GraphQL and REST. Both check who asks and what that role may do by one table, then call the same services.',
  ],
  [
    'The services',
    'check what comes in by the rules that the forms use too, and read and write in transactions. Each change leaves a line in the audit log within the same transaction.',
  ],
  [
    'PostgreSQL',
    'keeps everything that matters: rows, sessions, limits, jobs, which servers live. It tells the servers what changed (listen and notify), so that nothing has to be remembered in one of them.',
  ],
  [
    'Jobs',
    'are stored with the change that asks for them, and are done once by whichever server takes them: mails, imports, campaigns. What was begun by a server that died is taken up by another.',
  ],
  [
    'Files and mail',
    'stand behind an interface each: files on disk or in an S3 bucket, mail kept for development or sent by SMTP.',
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
        In words
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
