import { HomeDesigner } from '../features/design/home-designer.tsx';
import { UsageNotes } from '../features/design/usage-notes.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Container, Section } from '../ui/surface.tsx';

/** Two questions with pictures, the house that follows, and what was answered. */
export const DesignRoofPage = () => (
  <>
    <PageHeader title="Design Your Home" lead="Choose a roof profile and a siding, and watch the house take shape. Your choice is kept in this page’s address, so you can share it." />
    <Container maxW="92rem" pb={{ base: '14', md: '24' }}><HomeDesigner /></Container>
    <Section ground="sunken" py={{ base: '10', md: '14' }}><Container maxW="92rem"><UsageNotes /></Container></Section>
  </>
);
