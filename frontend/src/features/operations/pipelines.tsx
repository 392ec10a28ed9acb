import { chakra } from '@chakra-ui/react/styled-system';
import { Heading, Text } from '../../ui/text/text.tsx';
import { Card } from '../../ui/layout/surface.tsx';
import { DeploymentList } from './deployment-list.tsx';

/** The steps of a deployment, in agreement with the README and `.ci/run`. */
const steps = [
  [
    'Check',
    'npm test: types, lint, import rules, generated files, migrations, and every unit, API, component and browser test.',
  ],
  [
    'Build',
    'npm run build: the site is bundled, prerendered and compressed; the server becomes one program.',
  ],
  ['Keep a way back', 'Back up the database and the file storage before a build that brings migrations.'],
  [
    'Start beside the old one',
    'The new server migrates first: of several that start at once one does, in one transaction. It takes requests when /readyz answers 200.',
  ],
  [
    'Stop the old one',
    'SIGTERM: /readyz turns 503, what is being answered is finished, jobs are given back, and the process ends with 0.',
  ],
  [
    'Look',
    'Monitoring shows the new version, migrations up to date and no failed jobs; the list below shows the build as running.',
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
        How a build goes out
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
        Last builds
      </Heading>
      <DeploymentList />
    </section>
  </chakra.div>
);
