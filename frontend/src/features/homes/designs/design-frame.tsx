import { chakra } from '@chakra-ui/react/styled-system';
import { DesignPlaceholder } from './design-placeholder.tsx';
import { NoDesign } from './missing-design.tsx';

/** The page of this browser's design until its script has run. `early.js` knows before the first paint whether there is one. */
export const DesignFrame = () => (
  <>
    <chakra.div css={{ 'html[data-design] &': { display: 'none' } }}>
      <NoDesign />
    </chakra.div>
    <chakra.div css={{ 'html:not([data-design]) &': { display: 'none' } }}>
      <DesignPlaceholder />
    </chakra.div>
  </>
);
