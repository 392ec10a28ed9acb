import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Card, Columns } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { resources, type Resource } from './resource-texts.ts';

const ResourceDialog = ({
  resource,
  onClose,
}: {
  readonly resource: Resource;
  readonly onClose: () => void;
}) => (
  <Dialog title={resource.title} description={resource.text} onClose={onClose}>
    <chakra.div display="grid" gap="6">
      {resource.chapters.map(({ title, points }) => (
        <section key={title}>
          <Heading as="h3" look="minor" mb="2">
            {title}
          </Heading>
          <chakra.ul display="grid" gap="2" ps="5" listStyleType="disc" textStyle="small">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </chakra.ul>
        </section>
      ))}
      <chakra.div display="flex" justifyContent="flex-end">
        <Button variant="outline" onClick={onClose}>
          Done
        </Button>
      </chakra.div>
    </chakra.div>
  </Dialog>
);

/** Reference texts for builds, to be read on site. */
export const ResourceCards = () => {
  const [open, setOpen] = useState<Resource | null>(null);
  return (
    <section aria-labelledby="resources-heading">
      <Heading id="resources-heading" look="subheading" mb="5">
        Resources
      </Heading>
      <Columns>
        {resources.map((resource) => (
          <Card key={resource.title} display="flex" flexDirection="column" gap="2">
            <Heading as="h3" look="minor">
              {resource.title}
            </Heading>
            <Text look="small" quiet flex="1">
              {resource.text}
            </Text>
            <Button
              variant="outline"
              size="sm"
              alignSelf="flex-start"
              mt="2"
              onClick={() => setOpen(resource)}
            >
              Read<chakra.span srOnly> {resource.title}</chakra.span>
            </Button>
          </Card>
        ))}
      </Columns>
      {open && <ResourceDialog resource={open} onClose={() => setOpen(null)} />}
    </section>
  );
};
