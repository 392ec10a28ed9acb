import { chakra } from '@chakra-ui/react/styled-system';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { DeploymentList } from './deployment-list.tsx';

/** The steps of a deployment, in agreement with the README and `.ci/run`. */
const steps = [
  [
    'Check',
    'npm test: types, lint, import rules, generated files, migrations, and every unit, API, component, and browser test.',
  ],
  [
    'Build',
    'npm run build: the site is bundled, prerendered, and compressed; the server becomes one program.',
  ],
  ['Prepare a rollback', 'Back up the database and the file storage before a build that brings migrations.'],
  [
    'Start the new server',
    'The new server runs migrations first, in one transaction; if several start at once, only one of them does. It takes requests once /readyz returns 200.',
  ],
  [
    'Stop the old server',
    'On SIGTERM, /readyz returns 503, open requests finish, jobs are handed back, and the process exits with 0.',
  ],
  [
    'Verify',
    'Monitoring shows the new version, up-to-date migrations, and no failed jobs. The build list shows the build as running.',
  ],
] as const;

const Step = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: '2rem minmax(0, 1fr)', columnGap: '4', alignItems: 'start' },
});
const Number = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '8',
    height: '8',
    borderRadius: 'full',
    bg: 'pineTint',
    color: 'pineText',
    fontWeight: '650',
    textStyle: 'small',
  },
});

/** The steps of a deployment, and the builds that were started. */
export const Pipelines = () => (
  <chakra.div
    display="grid"
    gap="6"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
    alignItems="start"
  >
    <section aria-labelledby="release-steps">
      <Heading as="h3" id="release-steps" look="subheading" mb="3">
        How a build is released
      </Heading>
      <Card as="ol" listStyleType="none" display="grid" gap="4">
        {steps.map(([title, text], index) => (
          <Step key={title}>
            <Number aria-hidden>{index + 1}</Number>
            <div>
              <Text fontWeight="600">{title}</Text>
              <Text look="small" quiet>
                {text}
              </Text>
            </div>
          </Step>
        ))}
      </Card>
    </section>
    <section aria-labelledby="builds">
      <Heading as="h3" id="builds" look="subheading" mb="3">
        Recent builds
      </Heading>
      <DeploymentList />
    </section>
  </chakra.div>
);
